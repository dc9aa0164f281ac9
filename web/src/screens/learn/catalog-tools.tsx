import type { CatalogFilters } from '@think-twice/core/concepts/catalog-search'
import { categoriesOf } from '@think-twice/core/concepts/concepts'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { type Ref, useId } from 'react'
import fields from '../../ui/field.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './catalog.module.css'
import { CATEGORY_WORDS } from './catalog-entry.tsx'

type Filter = Omit<CatalogFilters, 'text'>

const ALL: Filter = { category: null, severity: null, mark: null }

type FilterOption = { value: string; words: string; filter: Filter }

const SEVERITIES: readonly FilterOption[] = [
  { value: 'high', words: 'High severity', filter: { ...ALL, severity: 'high' } },
  { value: 'medium', words: 'Medium severity', filter: { ...ALL, severity: 'medium' } },
  { value: 'low', words: 'Low severity', filter: { ...ALL, severity: 'low' } },
]
const MARKS: readonly FilterOption[] = [
  { value: 'favorites', words: 'Favorites', filter: { ...ALL, mark: 'favorites' } },
  { value: 'needs-work', words: 'Needs Work', filter: { ...ALL, mark: 'needs-work' } },
]

type ToolsProps = {
  type: CategoryType
  filters: CatalogFilters
  onFilter: (change: Partial<CatalogFilters>) => void
  /** A visitor has no hearts and flags to filter by. */
  hasMarks: boolean
  search: Ref<HTMLInputElement>
}

/** Search and one filter. They run on the device and respond during typing. */
export function CatalogTools({ type, filters, onFilter, hasMarks, search }: ToolsProps) {
  const id = useId()
  const options = optionsFor(type, hasMarks)
  const { category, severity, mark } = filters
  return (
    <Row as="search" gap={3} top={5} className={styles.tools}>
      <div className={fields.field}>
        <label htmlFor={id}>Search</label>
        <div className={fields.searched}>
          <Icon name="search" />
          <input
            className={fields.input}
            id={id}
            ref={search}
            type="search"
            placeholder="Name or word"
            autoComplete="off"
            spellCheck={false}
            value={filters.text}
            onChange={(event) => onFilter({ text: event.target.value })}
          />
        </div>
      </div>
      <Select
        label="Show"
        options={options.map(({ value, words }) => [value, words])}
        value={mark ?? severity ?? category ?? 'all'}
        onChange={(chosen) => onFilter(options.find(({ value }) => value === chosen)?.filter ?? ALL)}
      />
    </Row>
  )
}

/** A half with one category only is not filtered by it. */
function optionsFor(type: CategoryType, hasMarks: boolean): readonly FilterOption[] {
  const categories = categoriesOf(type)
  return [
    { value: 'all', words: 'All', filter: ALL },
    ...(hasMarks ? MARKS : []),
    ...(categories.length > 1
      ? categories.map((category) => ({
          value: category,
          words: CATEGORY_WORDS[category],
          filter: { ...ALL, category },
        }))
      : []),
    ...SEVERITIES,
  ]
}
