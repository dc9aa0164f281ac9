import { placeLine } from '@think-twice/core/next-step/unfinished'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { countCorrect } from '@think-twice/core/quiz/score'
import { Link } from 'wouter'
import { attemptAddress } from '../../addresses.ts'
import { finishedAttempts, useAttempts } from '../../browser/attempts.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import { addressOfUnfinished, DiscardButton, type UnfinishedWork } from '../../parts/next-step/unfinished-work.tsx'
import buttons from '../../ui/button.module.css'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './kept-work.module.css'

/** Quizzes and rounds left unfinished, to go on with or to discard. */
export function UnfinishedList({ work: { unfinished, onDiscard } }: { work: UnfinishedWork }) {
  if (unfinished.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby="unfinished">
      <DoubleRule />
      <h2 id="unfinished">Continue where you left off</h2>
      <ul>
        {unfinished.map((one) => (
          <li key={one.id}>
            <div>
              <h3>{one.title}</h3>
              <p className={typography.small}>{`${placeLine(one)}, ${one.answered} answered`}</p>
            </div>
            <Link className={buttons.small} href={addressOfUnfinished(one)} aria-label={`Continue ${one.title}`}>
              Continue
            </Link>
            <DiscardButton unfinished={one} onDiscard={onDiscard} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A visitor's latest result, which the device still has; signed-in learners find theirs on the dashboard. */
export function LastResult() {
  const user = useCurrentUser()
  const [latest] = finishedAttempts(null, useAttempts())
  if (user !== null || latest === undefined) return null
  const { id, mode, questions, userAnswers } = latest
  return (
    <section className={styles.kept} aria-labelledby="last-result">
      <DoubleRule />
      <h2 id="last-result">Your last result</h2>
      <ul>
        <li>
          <div>
            <h3>{titleOf(mode)}</h3>
            <p className={typography.small}>
              {`${countCorrect(questions, userAnswers)} of ${questions.length} right, kept on this device only`}
            </p>
          </div>
          <Link className={buttons.small} href={attemptAddress(id)}>
            See result
          </Link>
        </li>
      </ul>
    </section>
  )
}
