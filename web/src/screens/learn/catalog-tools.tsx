import type { CatalogFilters } from '@think-twice/core/concepts/catalog-search'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { type Ref, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import fields from '../../ui/field.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { CATEGORY_WORDS } from './catalog-entry.tsx'
import styles from './catalog-tools.module.css'
import { categoriesOf } from './use-catalog-half.ts'

const SEVERITY_OPTIONS = [
  ['low', 'Low'],
  ['medium', 'Medium'],
  ['high', 'High'],
] as const
const MARK_OPTIONS = [
  ['favorites', 'Favorites'],
  ['needs-work', 'Needs Work'],
] as const

type ToolsProps = {
  type: CategoryType
  filters: CatalogFilters
  onFilter: (change: Partial<CatalogFilters>) => void
  /** A visitor has no hearts and flags to filter by. */
  hasMarks: boolean
  search: Ref<HTMLInputElement>
}

/** Search and filters. They run on the device and respond during typing. */
export function CatalogTools({ type, filters, onFilter, hasMarks, search }: ToolsProps) {
  const id = useId()
  return (
    <search className={classNames(styles.tools, hasMarks && styles.withMarks)}>
      <div className={fields.field}>
        <label htmlFor={id}>Search</label>
        <div className={fields.searched}>
          <Icon name="search" />
          <input
            className={fields.input}
            id={id}
            ref={search}
            type="search"
            placeholder="Name, definition or keyword"
            autoComplete="off"
            spellCheck={false}
            value={filters.text}
            onChange={(event) => onFilter({ text: event.target.value })}
          />
        </div>
      </div>
      <Filter
        label="Category"
        options={categoriesOf(type).map((each) => [each, CATEGORY_WORDS[each]])}
        value={filters.category}
        onChange={(category) => onFilter({ category })}
      />
      <Filter
        label="Severity"
        options={SEVERITY_OPTIONS}
        value={filters.severity}
        onChange={(severity) => onFilter({ severity })}
      />
      {hasMarks && (
        <Filter label="Show" options={MARK_OPTIONS} value={filters.mark} onChange={(mark) => onFilter({ mark })} />
      )}
    </search>
  )
}

type FilterProps<Value extends string> = {
  label: string
  options: readonly (readonly [Value, string])[]
  /** Null if the filter lets everything through. */
  value: Value | null
  onChange: (value: Value | null) => void
}

function Filter<Value extends string>({ label, options, value, onChange }: FilterProps<Value>) {
  return (
    <Select<Value | ''>
      label={label}
      options={[['', 'All'], ...options]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}
