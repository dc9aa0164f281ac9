import { BIAS_NAMES, type ConceptName, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import type { ItemType } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { Glyph } from '../../ui/cells.tsx'
import { DoubleRule } from '../../ui/double-rule.tsx'
import styles from './concept-index.module.css'

/** Every name, like the index at the back of a book. */
export function ConceptIndex() {
  return (
    <div className={styles.index}>
      <IndexColumn type="fallacy" title={`${FALLACY_NAMES.length} logical fallacies`} names={FALLACY_NAMES} />
      <IndexColumn type="bias" title={`${BIAS_NAMES.length} cognitive biases`} names={BIAS_NAMES} />
    </div>
  )
}

function IndexColumn(column: { type: ItemType; title: string; names: readonly ConceptName[] }) {
  const { type, title, names } = column
  return (
    <section className={type === 'bias' ? styles.biases : styles.fallacies} aria-labelledby={`index-${type}`}>
      <DoubleRule />
      <h2 id={`index-${type}`}>
        <Glyph type={type} />
        {title}
      </h2>
      <ul>
        {[...names].sort().map((name) => (
          <li key={name}>
            <Link href={conceptAddress(name)}>
              <ConceptTitle name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
