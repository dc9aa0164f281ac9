import type { CatalogueFilters } from '@think-twice/core/concepts/catalogue-search'
import { CATEGORIES, type Category, type CategoryType } from '@think-twice/core/vocabulary'
import { type Ref, useId } from 'react'
import { knownValue } from '../../addresses.ts'
import { classNames } from '../../ui/class-names.ts'
import fields from '../../ui/field.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './catalogue-tools.module.css'
import { CATEGORY_WORDS } from './concept-meta.tsx'

const SEVERITY_WORDS = { low: 'Low', medium: 'Medium', high: 'High' } as const
const MARK_WORDS = { favorites: 'Favorites', 'needs-work': 'Needs Work' } as const

type ToolsProps = {
  type: CategoryType
  filters: CatalogueFilters
  onFilter: (change: Partial<CatalogueFilters>) => void
  /** A visitor has no hearts and flags to filter by. */
  hasMarks: boolean
  search: Ref<HTMLInputElement>
}

/** Search and filters. They run on the device, and answer while typing. */
export function CatalogueTools({ type, filters, onFilter, hasMarks, search }: ToolsProps) {
  const id = useId()
  const categories = CATEGORIES.filter((each) => (each === 'cognitive-bias') === (type === 'cognitive-biases'))
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
        words={Object.fromEntries(categories.map((each) => [each, CATEGORY_WORDS[each]])) as Record<Category, string>}
        value={filters.category}
        onChange={(category) => onFilter({ category })}
      />
      <Filter
        label="Severity"
        words={SEVERITY_WORDS}
        value={filters.severity}
        onChange={(severity) => onFilter({ severity })}
      />
      {hasMarks && (
        <Filter label="Show" words={MARK_WORDS} value={filters.mark} onChange={(mark) => onFilter({ mark })} />
      )}
    </search>
  )
}

type FilterProps<Value extends string> = {
  label: string
  words: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value | null) => void
}

function Filter<Value extends string>({ label, words, value, onChange }: FilterProps<Value>) {
  const id = useId()
  const values = Object.keys(words) as Value[]
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select
        className={fields.input}
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(knownValue(values, event.target.value))}
      >
        <option value="">All</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
