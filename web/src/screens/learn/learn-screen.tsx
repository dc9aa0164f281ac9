import * as Tabs from '@radix-ui/react-tabs'
import { CONCEPT_NAMES, conceptFinder } from '@think-twice/core/concepts/concept-names'
import { CATEGORY_TYPES, type CategoryType, type ConceptId } from '@think-twice/core/vocabulary'
import { useMemo, useState } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import {
  catalogAddress,
  conceptAddress,
  FOR_TEACHERS_ADDRESS,
  requestedConcept,
  requestedFocus,
  requestedType,
} from '../../addresses.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import { useCatalog } from '../../data/content.ts'
import pages from '../../frame/page.module.css'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import { Glyph } from '../../parts/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import tabs from '../../ui/tabs.module.css'
import typography from '../../ui/text.module.css'
import { Catalog } from './catalog.tsx'
import styles from './learn-screen.module.css'
import { StudyView } from './study-view.tsx'
import { useFilters } from './use-filters.ts'
import { useMarks } from './use-marks.ts'

/** The catalog: 24 fallacies and 24 biases. `?focus=` opens the study view of a concept, `?type=` a tab. */
export function LearnScreen() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const concept = requestedConcept(search)
  const type = requestedType(search)
  const [filters, changeFilters] = useFilters()
  const marks = useMarks()
  const aliased = useConceptByAlias(concept === null ? requestedFocus(search) : null)
  usePageTitle(concept ? CONCEPT_NAMES[concept] : 'Learn')

  // The catalog returns focus to the concept studied last.
  const [studied, setStudied] = useState(concept)
  if (concept !== null && concept !== studied) setStudied(concept)

  const openTab = (tab: CategoryType) => {
    setStudied(null)
    navigate(catalogAddress(tab, filters), { replace: concept === null })
  }

  if (aliased !== null) return <Redirect to={conceptAddress(aliased)} replace />
  return (
    <div className={pages.page}>
      <div className={classNames(pages.head, concept && styles.running)}>
        <div>
          <h1 className={typography.pageTitle}>Learn</h1>
        </div>
        {concept === null && (
          <Link className={styles.teachers} href={FOR_TEACHERS_ADDRESS}>
            For teachers: a lesson in twenty minutes
          </Link>
        )}
      </div>
      <Tabs.Root
        value={type}
        onValueChange={(value) => CATEGORY_TYPES.filter((each) => each === value).forEach(openTab)}
      >
        <CatalogTabs type={type} isStudying={concept !== null} onTab={openTab} />
        <noscript>{import.meta.env.SSR && <OtherHalfLink type={type} />}</noscript>
        {CATEGORY_TYPES.map((each) => (
          <Tabs.Content key={each} value={each} tabIndex={-1}>
            {concept ? (
              <StudyView key={concept} id={concept} filters={filters} marks={marks} />
            ) : (
              <Catalog
                key={each}
                type={each}
                filters={filters}
                onFilter={changeFilters}
                onTab={openTab}
                marks={marks}
                returnTo={studied}
              />
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  )
}

type CatalogTabsProps = { type: CategoryType; isStudying: boolean; onTab: (tab: CategoryType) => void }

/** Both halves of the catalog. In a study view, the open tab leads back to its catalog. */
function CatalogTabs({ type, isStudying, onTab }: CatalogTabsProps) {
  return (
    <Tabs.List className={classNames(tabs.tabs, isStudying && styles.tabsOfRunning)} aria-label="Catalog">
      {CATEGORY_TYPES.map((each) => (
        <CatalogTab
          key={each}
          type={each}
          isSelected={each === type}
          onPressAgain={isStudying ? () => onTab(each) : null}
        />
      ))}
    </Tabs.List>
  )
}

const TAB_NAMES = { 'logical-fallacies': 'Logical Fallacies', 'cognitive-biases': 'Cognitive Biases' } as const

type TabProps = {
  type: CategoryType
  isSelected: boolean
  /** Leads from a study view back to the catalog of the tab that is already open. */
  onPressAgain: (() => void) | null
}

/** One half of the catalog. */
function CatalogTab({ type, isSelected, onPressAgain }: TabProps) {
  const half = CATALOG_HALVES[type]
  return (
    <Tabs.Trigger
      value={type}
      onClick={() => {
        if (isSelected) onPressAgain?.()
      }}
    >
      <Glyph type={half.type} />
      {`${TAB_NAMES[type]} (${half.concepts.length})`}
    </Tabs.Trigger>
  )
}

/** Without scripts the tabs do not switch, so a link leads to the other half of the catalog. */
function OtherHalfLink({ type }: { type: CategoryType }) {
  const { other } = CATALOG_HALVES[type]
  return (
    <p>
      <a className={typography.link} href={catalogAddress(other)}>
        {CATALOG_HALVES[other].title}
      </a>
    </p>
  )
}

/**
 * The concept with this alias, such as Strawman or False Dilemma; null if there is none, and until the catalog, which
 * has the aliases, is there.
 */
function useConceptByAlias(label: string | null): ConceptId | null {
  const { data: catalog } = useCatalog()
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    if (label === null || !catalog || !isHydrated) return null
    return conceptFinder(catalog)(label)?.id ?? null
  }, [label, catalog, isHydrated])
}
