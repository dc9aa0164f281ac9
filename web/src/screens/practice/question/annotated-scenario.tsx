import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { scenarioParts } from '@think-twice/core/practice/scenario-parts'
import type { VerdictInk } from '@think-twice/core/practice/verdict-words'
import typography from '../../../ui/text.module.css'
import styles from './annotated-scenario.module.css'

const INKS = { fallacy: styles.fallacy, bias: styles.bias, sound: styles.sound } as const

type AnnotatedScenarioProps = { question: PracticeQuestion; ink: VerdictInk; tapped: number | null }

/** An answered scenario: the learner's pencil under the sentence they tapped, our pen under the deciding words. */
export function AnnotatedScenario({
  question: { scenario, decidingWords, kind },
  ink,
  tapped,
}: AnnotatedScenarioProps) {
  const parts = scenarioParts(scenario, decidingWords, tapped)
  const meaning = ink === 'sound' ? 'why it holds up' : kind === 'decide' ? 'what decides it' : 'where it breaks'
  const hasPen = parts.some(({ isDeciding }) => isDeciding)
  const firstTapped = parts.findIndex(({ isTapped }) => isTapped)
  return (
    <>
      <p className={styles.scenario} id="scenario">
        {parts.map(({ text, isDeciding, isTapped }, index) => {
          const note = index === firstTapped && (
            <span className={typography.visuallyHidden}>You marked the sentence that begins here: </span>
          )
          const penned = isDeciding ? (
            <mark className={INKS[ink]}>
              <span className={typography.visuallyHidden}>{meaning}: </span>
              {text}
            </mark>
          ) : (
            text
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change position.
            <span key={index} className={isTapped ? styles.pencil : undefined}>
              {note}
              {penned}
            </span>
          )
        })}
      </p>
      {hasPen && (
        <p className={styles.key} aria-hidden="true">
          {tapped !== null && <span className={styles.pencil}>your pick</span>}
          <span className={INKS[ink]}>{meaning}</span>
        </p>
      )}
    </>
  )
}
