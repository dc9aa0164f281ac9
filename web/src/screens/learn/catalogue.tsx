import { type CatalogueFilters, NO_FILTERS } from '@think-twice/core/concepts/catalogue-search'
import type { CatalogueEntry } from '@think-twice/core/publishing/published-concept'
import type { CategoryType, ConceptId } from '@think-twice/core/vocabulary'
import { type ReactNode, useEffect, useRef } from 'react'
import { ScreenNotLoaded } from '../../ui/not-loaded.tsx'
import typography from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import entryStyles from './catalogue-article.module.css'
import { CatalogueArticle } from './catalogue-article.tsx'
import { LoginNote, MarksFailed } from './catalogue-notes.tsx'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import { CatalogueTools } from './catalogue-tools.tsx'
import { Flag } from './concept-meta.tsx'
import { NoMatch } from './no-match.tsx'
import { type CatalogueHalf, useCatalogueHalf } from './use-catalogue-half.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import type { Marks } from './use-marks.ts'

type CatalogueProps = {
  type: CategoryType
  filters: CatalogueFilters
  onFilter: (change: Partial<CatalogueFilters>) => void
  onTab: (type: CategoryType) => void
  marks: Marks | null
  /** The concept studied last, whose entry takes the focus. */
  returnTo: ConceptId | null
}

/** One half of the catalogue, narrowed by the filters. */
export function Catalogue({ type, filters, onFilter, onTab, marks, returnTo }: CatalogueProps) {
  const half = useCatalogueHalf(type, filters, marks)
  const search = useRef<HTMLInputElement>(null)
  const { list, fallback } = useFocusFallback(half.shown.length)
  useFocusReturned(returnTo)

  const clear = () => {
    onFilter(NO_FILTERS)
    search.current?.focus()
  }
  return (
    <>
      <h2 className={typography.visuallyHidden}>
        {type === 'cognitive-biases' ? 'Cognitive biases' : 'Logical fallacies'}
      </h2>
      <CatalogueTools
        type={type}
        filters={half.narrowed}
        onFilter={onFilter}
        hasMarks={marks !== null}
        search={search}
      />
      {marks === null && <LoginNote />}
      <div className={styles.count}>
        <p ref={fallback} tabIndex={-1} aria-live="polite">
          {countText(half)}
        </p>
        {marks && <MarksNote entries={half.entries} marks={marks} />}
      </div>
      <Found half={half} type={type} onTab={onTab} onClear={clear}>
        <div className={entryStyles.list} {...list}>
          {half.shown.map((concept) => (
            <CatalogueArticle key={concept.id} concept={concept} filters={filters} marks={marks} />
          ))}
        </div>
      </Found>
    </>
  )
}

type FoundProps = {
  half: CatalogueHalf
  type: CategoryType
  onTab: (type: CategoryType) => void
  onClear: () => void
  children: ReactNode
}

/** How many entries are shown; nothing when they could not be loaded, which is said below. */
function countText({ isWaiting, isError, shown, entries }: CatalogueHalf): string {
  if (!isWaiting) return `${shown.length} of ${entries.length} shown`
  return isError ? '' : 'Loading the catalog...'
}

/** Shows the entries, or what takes their place if there are none. */
function Found({ half, type, onTab, onClear, children }: FoundProps) {
  const { isWaiting, isError, shown, other, countElsewhere, needsNothing, refetch } = half
  if (isWaiting)
    return isError ? <ScreenNotLoaded what="The catalog" onTryAgain={refetch} /> : <CatalogueSkeleton type={type} />
  if (shown.length > 0) return children
  return (
    <NoMatch
      other={other}
      elsewhere={countElsewhere()}
      needsNothing={needsNothing}
      onOther={() => onTab(other)}
      onClear={onClear}
    />
  )
}

/** A learner who comes back from studying a concept finds its entry in view and focused. */
function useFocusReturned(studied: ConceptId | null): void {
  useEffect(() => {
    if (studied === null) return
    const entry = document.getElementById(studied)
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  }, [studied])
}

/** How many entries of this half need work, be it none, or that the marks could not be loaded. */
function MarksNote({ entries, marks }: { entries: readonly CatalogueEntry[]; marks: Marks }) {
  const flagged = entries.filter(({ id }) => marks['needs-work'].has(id)).length
  return (
    <>
      {marks.hasFailed && <MarksFailed onTryAgain={marks.tryAgain} />}
      {!marks.isPending && !marks.hasFailed && flagged === 0 && (
        <span className={typography.small}>0 flagged for improvement</span>
      )}
      {flagged > 0 && <Flag>{`${flagged} flagged for improvement`}</Flag>}
    </>
  )
}
