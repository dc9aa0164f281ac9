import { SURENESS_NAMES, surenessMeaning } from '@think-twice/core/learning/sureness-words'
import {
  canMoveForward,
  currentQuestion,
  currentSureness,
  type RunningAttempt,
  setSureness,
} from '@think-twice/core/quiz/quiz-attempt'
import { SURENESS } from '@think-twice/core/vocabulary'
import styles from './sureness-choice.module.css'
import type { Step } from './use-running-attempt.ts'

/** How sure somebody is of the answer they chose: in a quiz this is a row of its own, which may be left blank. */
export function SurenessChoice({ attempt, take }: { attempt: RunningAttempt; take: (step: Step) => void }) {
  const said = currentSureness(attempt)
  return (
    <fieldset className={styles.row} disabled={!canMoveForward(attempt)}>
      <legend>How sure are you?</legend>
      <div>
        {SURENESS.map((sureness) => (
          <label key={sureness}>
            <input
              type="radio"
              name="sureness"
              checked={said === sureness}
              onChange={() => take((running) => setSureness(running, sureness))}
            />
            <span>
              {SURENESS_NAMES[sureness]}{' '}
              <small>{surenessMeaning(sureness, currentQuestion(attempt).options.length)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
