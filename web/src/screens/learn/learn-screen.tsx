import '../../styles/learn.css'
import * as Tabs from '@radix-ui/react-tabs'
import { CATEGORY_TYPES, type CategoryType } from '@think-twice/core/vocabulary'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/page-title.ts'
import { Page } from '../../frame/page.tsx'
import { Glyph } from '../../ui/cells.tsx'
import { Catalogue } from './catalogue.tsx'
import { catalogueAddress } from './concept-address.ts'
import { requestedConcept, requestedType } from './learn-address.ts'
import { StudyView } from './study-view.tsx'
import { useFilters } from './use-filters.ts'
import { useMarks } from './use-marks.ts'

/** The catalogue: 24 fallacies and 24 biases. `?focus=` opens the study view of a concept, `?type=` a tab. */
export function LearnScreen() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const concept = requestedConcept(search)
  const type = requestedType(search)
  const [filters, changeFilters] = useFilters()
  const marks = useMarks()
  usePageTitle(concept ?? 'Learn')

  // The catalogue gives the focus back to the concept that was studied last.
  const [studied, setStudied] = useState(concept)
  if (concept !== null && concept !== studied) setStudied(concept)

  const openTab = (tab: CategoryType) => {
    setStudied(null)
    navigate(catalogueAddress(tab, filters), { replace: concept === null })
  }

  return (
    <Page>
      <div className="wrap page">
        <div className={`page__head ${concept ? 'page__head--running' : ''}`}>
          <div>
            <h1>Learn</h1>
            {concept === null && (
              <p>Forty-eight ways an argument can go wrong, or a mind can lean. Look one up, or read them in order.</p>
            )}
          </div>
        </div>
        <Tabs.Root value={type} onValueChange={(tab) => openTab(tab as CategoryType)}>
          <Tabs.List className="tabs" aria-label="Catalogue">
            <Tab type="logical-fallacies" onPressAgain={concept ? openTab : null} />
            <Tab type="cognitive-biases" onPressAgain={concept ? openTab : null} />
          </Tabs.List>
          {CATEGORY_TYPES.map((each) => (
            <Tabs.Content key={each} value={each} tabIndex={-1}>
              {concept ? (
                <StudyView name={concept} filters={filters} marks={marks} />
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

/** Pressed while it is open already, a tab leads from a study view back to its catalogue. */
function Tab({ type, onPressAgain }: { type: CategoryType; onPressAgain: ((type: CategoryType) => void) | null }) {
  return (
    <Tabs.Trigger
      value={type}
      onClick={({ currentTarget }) => {
        if (currentTarget.ariaSelected === 'true') onPressAgain?.(type)
      }}
    >
      <Glyph kind={type === 'cognitive-biases' ? 'bias' : 'fallacy'} />
      {type === 'cognitive-biases' ? 'Cognitive Biases (24)' : 'Logical Fallacies (24)'}
    </Tabs.Trigger>
  )
}
