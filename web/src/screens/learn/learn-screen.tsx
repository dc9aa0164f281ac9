import * as Tabs from '@radix-ui/react-tabs'
import { conceptId, isBias } from '@think-twice/core/concept-names'
import type { CatalogueEntry as Entry } from '@think-twice/core/content/published-concept'
import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/page-title.ts'
import { useCatalogue } from '../../data/content.ts'
import { Page } from '../../frame/page.tsx'
import { Glyph } from '../../ui/cells.tsx'
import { Loader } from '../../ui/loader.tsx'
import { CatalogueEntry } from './catalogue-entry.tsx'
import { type CatalogueType, requestedConcept, requestedType } from './learn-address.ts'

/** The catalogue: 24 fallacies and 24 biases. `?focus=` opens it at a concept, `?type=` at a tab. */
export function LearnScreen() {
  usePageTitle('Learn')
  const { data: concepts, isError: hasFailed, refetch } = useCatalogue()
  const [search, setSearch] = useSearchParams()
  const focus = requestedConcept(search)
  const type = requestedType(search)

  return (
    <Page>
      <div className="wrap page">
        <div className="page__head">
          <div>
            <h1>Learn</h1>
            <p>Forty-eight ways an argument can go wrong, or a mind can lean. Look one up, or read them in order.</p>
          </div>
        </div>
        <Tabs.Root value={type} onValueChange={(value) => setSearch({ type: value }, { replace: true })}>
          <Tabs.List className="tabs" aria-label="Catalogue">
            <Tabs.Trigger value="logical-fallacies">
              <Glyph kind="fallacy" /> Logical Fallacies (24)
            </Tabs.Trigger>
            <Tabs.Trigger value="cognitive-biases">
              <Glyph kind="bias" /> Cognitive Biases (24)
            </Tabs.Trigger>
          </Tabs.List>
          {hasFailed && (
            <div className="waiting">
              <p role="alert">The catalogue could not be loaded. Check the connection, then try again.</p>
              <button type="button" className="btn" onClick={() => refetch()}>
                Try again
              </button>
            </div>
          )}
          {!concepts && !hasFailed && (
            <div className="waiting">
              <Loader>Loading the catalogue...</Loader>
            </div>
          )}
          {concepts &&
            (['logical-fallacies', 'cognitive-biases'] as const).map((each) => (
              <Tabs.Content key={each} value={each} tabIndex={-1}>
                <Entries concepts={concepts} type={each} focus={focus} />
              </Tabs.Content>
            ))}
        </Tabs.Root>
      </div>
    </Page>
  )
}

type EntriesProps = { concepts: readonly Entry[]; type: CatalogueType; focus: string | null }

function Entries({ concepts, type, focus }: EntriesProps) {
  const shown = concepts.filter(({ name }) => isBias(name) === (type === 'cognitive-biases'))
  return (
    <div className="entries mt-8">
      {[...shown]
        .sort((one, other) => one.name.localeCompare(other.name))
        .map((concept) => (
          <CatalogueEntry key={concept.name} concept={concept} isFocused={conceptId(concept.name) === focus} />
        ))}
    </div>
  )
}
