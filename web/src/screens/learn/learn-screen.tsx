import * as Tabs from '@radix-ui/react-tabs'
import { CATEGORY_TYPES, type CategoryType } from '@think-twice/core/vocabulary'
import { useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import {
  catalogueAddress,
  conceptAddress,
  isPracticeRequested,
  practiceAddress,
  requestedConcept,
  requestedFocus,
  requestedType,
} from '../../addresses.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import { Page } from '../../frame/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import tabs from '../../ui/tabs.module.css'
import typography from '../../ui/text.module.css'
import { Catalogue } from './catalogue.tsx'
import { CatalogueTab } from './catalogue-tab.tsx'
import styles from './learn-screen.module.css'
import { OtherHalfLink } from './other-half-link.tsx'
import { StudyView } from './study-view.tsx'
import { useConceptByAlias } from './use-concept-by-alias.ts'
import { useFilters } from './use-filters.ts'
import { useMarks } from './use-marks.ts'

/**
 * The catalogue: 24 fallacies and 24 biases. `?focus=` opens the study view of a concept, `?type=` a tab; `?practice=`
 * used to lead to practice, and still does.
 */
export function LearnScreen() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const concept = requestedConcept(search)
  const type = requestedType(search)
  const [filters, changeFilters] = useFilters()
  const marks = useMarks()
  const aliased = useConceptByAlias(concept === null ? requestedFocus(search) : null)
  usePageTitle(concept ?? 'Learn')

  // The catalogue returns focus to the concept studied last.
  const [studied, setStudied] = useState(concept)
  if (concept !== null && concept !== studied) setStudied(concept)

  const openTab = (tab: CategoryType) => {
    setStudied(null)
    navigate(catalogueAddress(tab, filters), { replace: concept === null })
  }

  if (aliased !== null) return <Redirect to={conceptAddress(aliased)} replace />
  if (concept !== null && isPracticeRequested(search)) return <Redirect to={practiceAddress(concept)} replace />
  return (
    <Page>
      <div className={pages.page}>
        <div className={classNames(pages.head, concept && styles.running)}>
          <div>
            <h1 className={typography.pageTitle}>Learn</h1>
            {concept === null && (
              <p>The ways an argument can go wrong, and the ways a mind can. Look one up, or read them in order.</p>
            )}
          </div>
        </div>
        <Tabs.Root
          value={type}
          onValueChange={(value) => CATEGORY_TYPES.filter((each) => each === value).forEach(openTab)}
        >
          <CatalogueTabs type={type} isStudying={concept !== null} onTab={openTab} />
          <noscript>{import.meta.env.SSR && <OtherHalfLink type={type} />}</noscript>
          {CATEGORY_TYPES.map((each) => (
            <Tabs.Content key={each} value={each} tabIndex={-1}>
              {concept ? (
                <StudyView id={concept} filters={filters} marks={marks} />
              ) : (
                <Catalogue
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
    </Page>
  )
}

type CatalogueTabsProps = { type: CategoryType; isStudying: boolean; onTab: (tab: CategoryType) => void }

/** Both halves of the catalogue. In a study view, the open tab leads back to its catalogue. */
function CatalogueTabs({ type, isStudying, onTab }: CatalogueTabsProps) {
  return (
    <Tabs.List className={classNames(tabs.tabs, isStudying && styles.tabsOfRunning)} aria-label="Catalog">
      {CATEGORY_TYPES.map((each) => (
        <CatalogueTab
          key={each}
          type={each}
          isSelected={each === type}
          onPressAgain={isStudying ? () => onTab(each) : null}
        />
      ))}
    </Tabs.List>
  )
}
