import type { TeachersScenario } from '@think-twice/contract/classes'
import { areActs } from '@think-twice/core/wording/acts'
import { optionLetter } from '../../../parts/question/options.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { optionText } from '../class-words.ts'
import styles from './wall.module.css'

/** The question and its options, for a silent vote. */
export function VoteStep({
  scenario: { ask, options, conceptId },
  isAgain,
}: {
  scenario: TeachersScenario
  isAgain: boolean
}) {
  return (
    <>
      {isAgain && <p className={styles.lead}>The same scenario. Vote once more, silently.</p>}
      <p className={styles.ask}>{ask}</p>
      <ol className={classNames(styles.options, areActs(options) && styles.acts)}>
        {[...options.entries()].map(([index, option]) => (
          <li key={option}>
            <b>{optionLetter(index)}</b>
            <span>{optionText(option, conceptId)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
