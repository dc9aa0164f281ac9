import { type CatalogFilters, NO_FILTERS } from '@think-twice/core/concepts/catalog-search'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { CatalogEntry } from '@think-twice/core/publishing/pieces'
import type { CategoryType, ConceptId } from '@think-twice/core/vocabulary'
import { type ReactNode, useEffect, useRef } from 'react'
import { openAuth } from '../../auth/auth-dialog-state.ts'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import buttons from '../../ui/button.module.css'
import { Notice, Row, Stack } from '../../ui/layout.tsx'
import { ScreenNotLoaded, Skeleton, TryAgain } from '../../ui/loading.tsx'
import typography from '../../ui/text.module.css'
import styles from './catalog.module.css'
import { CatalogArticle, Flag } from './catalog-entry.tsx'
import { CatalogTools } from './catalog-tools.tsx'
import { type CatalogHalf, useCatalogHalf } from './use-catalog-half.ts'
import type { Marks } from './use-marks.ts'

type CatalogProps = {
  type: CategoryType
  filters: CatalogFilters
  onFilter: (change: Partial<CatalogFilters>) => void
  onTab: (type: CategoryType) => void
  marks: Marks | null
  /** The concept studied last, whose entry takes the focus. */
  returnTo: ConceptId | null
}

/** One half of the catalog, narrowed by the filters. */
export function Catalog({ type, filters, onFilter, onTab, marks, returnTo }: CatalogProps) {
  const half = useCatalogHalf(type, filters, marks)
  const search = useRef<HTMLInputElement>(null)
  const { list, fallback } = useFocusFallback()
  useFocusReturned(returnTo)

  const clear = () => {
    onFilter(NO_FILTERS)
    search.current?.focus()
  }
  return (
    <>
      <h2 className={typography.visuallyHidden}>{CATALOG_HALVES[type].title}</h2>
      <CatalogTools type={type} filters={half.narrowed} onFilter={onFilter} hasMarks={marks !== null} search={search} />
      {marks === null && <LoginNote />}
      <Row between gap={6} rowGap={2} className={styles.count}>
        <p ref={fallback} tabIndex={-1} aria-live="polite">
          {countText(half)}
        </p>
        {marks && <MarksNote entries={half.entries} marks={marks} />}
      </Row>
      <Found half={half} type={type} onTab={onTab} onClear={clear}>
        <div className={styles.list} {...list}>
          {half.shown.map((concept) => (
            <CatalogArticle key={concept.id} concept={concept} filters={filters} marks={marks} />
          ))}
        </div>
      </Found>
    </>
  )
}

type FoundProps = {
  half: CatalogHalf
  type: CategoryType
  onTab: (type: CategoryType) => void
  onClear: () => void
  children: ReactNode
}

/** The count of entries shown; empty if they could not be loaded, because the message below says so. */
function countText({ isWaiting, isError, shown, entries }: CatalogHalf): string {
  if (!isWaiting) return `${shown.length} of ${entries.length} shown`
  return isError ? '' : 'Loading the catalog...'
}

/** Shows the entries, or what takes their place if there are none. */
function Found({ half, type, onTab, onClear, children }: FoundProps) {
  const { isWaiting, isError, shown, other, countElsewhere, needsNothing, refetch } = half
  if (isWaiting)
    return isError ? <ScreenNotLoaded what="The catalog" onTryAgain={refetch} /> : <CatalogSkeleton type={type} />
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

/** The number of entries of this half that need work, or that the marks could not be loaded. */
function MarksNote({ entries, marks }: { entries: readonly CatalogEntry[]; marks: Marks }) {
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

/** Shown to a visitor in place of hearts. */
function LoginNote() {
  return (
    <Notice as="p" top={5}>
      <span>Log in to save favorites.</span>
      <button type="button" className={buttons.small} onClick={() => openAuth('login')}>
        Login
      </button>
    </Notice>
  )
}

/** Says that hearts and flags could not be loaded, although the catalog was. */
function MarksFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Row as="span" gap={3} rowGap={2}>
      Favorites or flags couldn’t be loaded.
      <TryAgain onTryAgain={onTryAgain} />
    </Row>
  )
}

type NoMatchProps = {
  /** The other half of the catalog, and how many of its entries match the same filters. */
  other: CategoryType
  elsewhere: number
  /** The filter is 'Needs Work', and no concept in either half is flagged. */
  needsNothing: boolean
  onOther: () => void
  onClear: () => void
}

/** Nothing matches the filters: clear them, or look in the other half if it has matches. */
function NoMatch({ other, elsewhere, needsNothing, onOther, onClear }: NoMatchProps) {
  return (
    <Stack gap={5} className={styles.noMatch}>
      <p className={styles.noMatchHead}>{needsNothing ? 'Nothing needs work so far' : 'No entries match'}</p>
      {needsNothing && <p>What you miss in quizzes and practice will show up here.</p>}
      <Row gap={3}>
        <button type="button" className={buttons.button} onClick={onClear}>
          Clear filters
        </button>
        {elsewhere > 0 && (
          <button type="button" className={buttons.plain} onClick={onOther}>
            {`${elsewhere} among the ${CATALOG_HALVES[other].plural}`}
          </button>
        )}
      </Row>
    </Stack>
  )
}

/** The catalog while it loads: the names are known already, the rest is on its way. */
function CatalogSkeleton({ type }: { type: CategoryType }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {CATALOG_HALVES[type].concepts
        .map((concept) => CONCEPT_NAMES[concept])
        .sort((one, other) => one.localeCompare(other, 'en'))
        .map((name) => (
          <div key={name} className={styles.entry}>
            <div className={styles.entryHead}>
              <h3>{name}</h3>
            </div>
            <Skeleton className={styles.metaBlock} />
            <Skeleton className={styles.definitionBlock} />
            <Skeleton className={styles.keywordsBlock} />
          </div>
        ))}
    </div>
  )
}

/** If the focused entry leaves the list, focus goes to the line above it instead of nowhere. */
function useFocusFallback() {
  const hadFocus = useRef(false)
  const fallback = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      hadFocus.current = false
      fallback.current?.focus()
    }
  })
  const list = {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: () => {
      hadFocus.current = false
    },
  }
  return { list, fallback }
}
