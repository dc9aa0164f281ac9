import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { HERO } from '@think-twice/core/content/hero'
import proof from '../../parts/proof-sheet.module.css'
import styles from './played-argument.module.css'

const BROKEN = HERO.steps.findIndex(({ isSound }) => !isSound)

/** Without scripts nothing can be played, so the argument is printed already marked, with its answer. */
export function PrintedArgument() {
  return (
    <figure className={proof.proof}>
      <div className={proof.sheet}>
        <figcaption className={proof.from}>{HERO.from}</figcaption>
        <ol className={proof.steps}>
          {HERO.steps.map((step, index) => (
            <li key={step.text}>
              <b>{index + 1}</b>
              <span>
                {step.text} {!step.isSound && <em className={styles.why}>{step.note}</em>}
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.answer}>
          <b>
            Answer: step {BROKEN + 1}, {CONCEPT_NAMES[HERO.concept]}.
          </b>{' '}
          {HERO.inShort}
        </p>
      </div>
      <p className={styles.needsScript}>Think Twice needs JavaScript to run its quizzes.</p>
    </figure>
  )
}
