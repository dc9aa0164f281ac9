import { answeredCount } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { useState } from 'react'
import { Link } from 'wouter'
import { attemptAddress } from '../../addresses.ts'
import { dropAttempt, unfinishedAttempts } from '../../browser/kept-attempts.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { DoubleRule } from '../../ui/double-rule.tsx'
import typography from '../../ui/text.module.css'
import styles from './unfinished.module.css'

/** Sessions left before their end, to go on with or to discard. */
export function Unfinished() {
  const [sessions, setAttempts] = useState(unfinishedAttempts)
  if (sessions.length === 0) return null

  const onDiscard = (id: string) => {
    dropAttempt(id)
    setAttempts(unfinishedAttempts())
  }
  return (
    <section className={styles.unfinished} aria-labelledby="unfinished">
      <DoubleRule />
      <h2 id="unfinished">Continue where you left off</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <h3>{titleOf(session.mode)}</h3>
              <p className={typography.small}>
                Question {session.position + 1} of {session.questions.length}, {answeredCount(session)} answered
              </p>
            </div>
            <Link
              className={buttons.small}
              href={attemptAddress(session.id)}
              aria-label={`Continue ${titleOf(session.mode)}`}
            >
              Continue
            </Link>
            <button
              type="button"
              className={classNames(buttons.small, buttons.plain)}
              aria-label={`Discard ${titleOf(session.mode)}`}
              onClick={() => onDiscard(session.id)}
            >
              Discard
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
