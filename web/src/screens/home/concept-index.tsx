import { BIAS_NAMES, type ConceptName, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { ConceptTitle } from '../../parts/concept/concept-title.tsx'
import { Glyph } from '../../ui/cells.tsx'
import { DoubleRule } from '../../ui/double-rule.tsx'
import styles from './concept-index.module.css'

/** Every name, like the index at the back of a book. */
export function ConceptIndex() {
  return (
    <div className={styles.index}>
      <IndexColumn kind="fallacy" title={`${FALLACY_NAMES.length} logical fallacies`} names={FALLACY_NAMES} />
      <IndexColumn kind="bias" title={`${BIAS_NAMES.length} cognitive biases`} names={BIAS_NAMES} />
    </div>
  )
}

function IndexColumn(column: { kind: 'fallacy' | 'bias'; title: string; names: readonly ConceptName[] }) {
  const { kind, title, names } = column
  return (
    <section className={kind === 'bias' ? styles.biases : styles.fallacies} aria-labelledby={`index-${kind}`}>
      <DoubleRule />
      <h2 id={`index-${kind}`}>
        <Glyph kind={kind} />
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
