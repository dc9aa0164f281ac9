import { type CatalogueFilters, filterCatalogue, NO_FILTERS } from '@think-twice/core/concepts/catalogue-search'
import { categoryTypeOf } from '@think-twice/core/concepts/concept-lookup'
import { type ConceptName, conceptId } from '@think-twice/core/concepts/concept-names'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { useCatalogue } from '../../data/content.ts'
import typography from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import entryStyles from './catalogue-article.module.css'
import { CatalogueArticle } from './catalogue-article.tsx'
import { CatalogueFailed, LoginNote, MarksFailed } from './catalogue-notes.tsx'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import { CatalogueTools } from './catalogue-tools.tsx'
import { Flag } from './concept-meta.tsx'
import { NoMatch } from './no-match.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import type { Marks } from './use-marks.ts'

type CatalogueProps = {
  type: CategoryType
  filters: CatalogueFilters
  onFilter: (change: Partial<CatalogueFilters>) => void
  onTab: (type: CategoryType) => void
  marks: Marks | null
  /** The concept that was studied last: its entry takes the focus. */
  returnTo: ConceptName | null
}

/** One half of the catalogue, narrowed by the filters. */
export function Catalogue({ type, filters, onFilter, onTab, marks, returnTo }: CatalogueProps) {
  const { data: concepts, isError, refetch } = useCatalogue()
  const search = useRef<HTMLInputElement>(null)
  const narrowed = narrowedTo(type, filters, marks)
  const isWaiting = !concepts || (narrowed.mark !== null && marks?.isPending)
  const entriesOf = (half: CategoryType) => (concepts ?? []).filter(({ name }) => categoryTypeOf(name) === half)
  const matches = (half: CategoryType) =>
    filterCatalogue(entriesOf(half), narrowedTo(half, filters, marks), marks ?? NO_MARKS)
  const entries = entriesOf(type)
  const shown = isWaiting ? [] : matches(type)
  const other = type === 'cognitive-biases' ? 'logical-fallacies' : 'cognitive-biases'
  const flagged = entries.filter(({ name }) => marks?.['needs-work'].has(conceptId(name))).length
  const { list, fallback } = useFocusKept(shown.length)

  useEffect(() => {
    if (returnTo === null) return
    const entry = document.getElementById(conceptId(returnTo))
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  }, [returnTo])

  return (
    <>
      <h2 className={typography.visuallyHidden}>
        {type === 'cognitive-biases' ? 'Cognitive biases' : 'Logical fallacies'}
      </h2>
      <CatalogueTools type={type} filters={narrowed} onFilter={onFilter} hasMarks={marks !== null} search={search} />
      {marks === null && <LoginNote />}
      <div className={styles.count}>
        <p ref={fallback} tabIndex={-1} aria-live="polite">
          {!isWaiting ? `${shown.length} of ${entries.length} shown` : 'Loading the catalogue...'}
        </p>
        {marks?.hasFailed && <MarksFailed onTryAgain={marks.tryAgain} />}
        {flagged > 0 && <Flag>{`${flagged} flagged for improvement`}</Flag>}
      </div>
      {isError && <CatalogueFailed onTryAgain={() => refetch()} />}
      {isWaiting && !isError && <CatalogueSkeleton type={type} />}
      {!isWaiting && shown.length === 0 && (
        <NoMatch
          other={other}
          elsewhere={matches(other).length}
          needsNothing={narrowed.mark === 'needs-work' && marks?.['needs-work'].size === 0}
          onOther={() => onTab(other)}
          onClear={() => {
            onFilter(NO_FILTERS)
            search.current?.focus()
          }}
        />
      )}
      {shown.length > 0 && (
        <div className={entryStyles.list} {...list}>
          {shown.map((concept) => (
            <CatalogueArticle key={concept.name} concept={concept} filters={filters} marks={marks} />
          ))}
        </div>
      )}
    </>
  )
}

const NO_MARKS = { favorites: new Set<string>(), 'needs-work': new Set<string>() }

/** A filter that this half cannot answer waits for the other: a category that is not its own, marks of a visitor. */
function narrowedTo(type: CategoryType, filters: CatalogueFilters, marks: Marks | null): CatalogueFilters {
  const isOwnCategory = (filters.category === 'cognitive-bias') === (type === 'cognitive-biases')
  return { ...filters, category: isOwnCategory ? filters.category : null, mark: marks && filters.mark }
}
