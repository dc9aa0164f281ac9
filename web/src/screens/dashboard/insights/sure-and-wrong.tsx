import type { Insights } from '@think-twice/contract/practice'
import { itemTypeOfConcept } from '@think-twice/core/concepts/concept-lookup'
import { isConceptName } from '@think-twice/core/concepts/concept-names'
import { counted } from '@think-twice/core/wording/counted'
import { Link } from 'wouter'
import { practiceAddress } from '../../../addresses.ts'
import buttons from '../../../ui/button.module.css'
import { Glyph } from '../../../ui/cells.tsx'
import typography from '../../../ui/text.module.css'
import styles from './sure-and-wrong.module.css'

/** How many are listed. */
const LISTED = 4

/** Concepts missed while sure, which come back first in reviews. */
export function SureAndWrong({ concepts }: { concepts: Insights['calibration']['sureAndWrong'] }) {
  const listed = concepts
    .slice(0, LISTED)
    .flatMap(({ itemId, times }) => (isConceptName(itemId) ? [{ name: itemId, times }] : []))
  const [first] = listed
  if (!first) return null
  return (
    <div>
      <h4 className={styles.head}>Sure and wrong</h4>
      <ul className={styles.list}>
        {listed.map(({ name, times }) => (
          <li key={name}>
            <span>
              <Glyph type={itemTypeOfConcept(name)} />
              {name}
            </span>
            <span>{counted(times, 'time')}</span>
          </li>
        ))}
      </ul>
      <p className={typography.small}>
        Until you get them right, these come first in your review. When you’re sure and turn out to be wrong, the right
        answer tends to stick.
      </p>
      <Link className={buttons.small} href={practiceAddress(first.name)}>
        Practice {first.name}
      </Link>
    </div>
  )
}
