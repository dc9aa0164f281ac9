import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { CONCEPTS_OF } from '@think-twice/core/concepts/concepts'
import { compareText } from '@think-twice/core/text'
import type { ItemType } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { Glyph } from '../../parts/cells.tsx'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import styles from './concept-index.module.css'

/** Every name, like the index at the back of a book. */
export function ConceptIndex() {
  return (
    <div className={styles.index}>
      <IndexColumn type="fallacy" title={`${CONCEPTS_OF.fallacy.length} logical fallacies`} />
      <IndexColumn type="bias" title={`${CONCEPTS_OF.bias.length} cognitive biases`} />
    </div>
  )
}

function IndexColumn({ type, title }: { type: ItemType; title: string }) {
  const byName = CONCEPTS_OF[type].toSorted((one, other) => compareText(CONCEPT_NAMES[one], CONCEPT_NAMES[other]))
  return (
    <section className={type === 'bias' ? styles.biases : styles.fallacies} aria-labelledby={`index-${type}`}>
      <DoubleRule />
      <h2 id={`index-${type}`}>
        <Glyph type={type} />
        {title}
      </h2>
      <ul>
        {byName.map((concept) => (
          <li key={concept}>
            <Link href={conceptAddress(concept)}>
              <ConceptTitle name={CONCEPT_NAMES[concept]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
