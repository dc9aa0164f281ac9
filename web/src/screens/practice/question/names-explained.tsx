import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import type { ConceptId, IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { useCatalog } from '../../../data/content.ts'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { Fold } from '../../../ui/fold.tsx'
import styles from './names-explained.module.css'

/** Short meanings of the names among the options, folded; nothing for acts. */
export function NamesExplained({ meanings }: Pick<IdentifiedQuestion, 'meanings'>) {
  const concepts = meanings.filter(isConceptId)
  if (concepts.length === 0) return null
  return (
    <Fold look="quiet" className={styles.names} summary="What do these names mean?">
      <dl>
        {concepts.map((concept) => (
          <div key={concept}>
            <dt>
              <ConceptTitle name={CONCEPT_NAMES[concept]} />
            </dt>
            <dd>
              <Gloss concept={concept} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

/** A concept in at most six words; empty until the catalog has arrived. */
export function Gloss({ concept }: { concept: ConceptId }) {
  return useCatalog().data?.find(({ id }) => id === concept)?.gloss
}
