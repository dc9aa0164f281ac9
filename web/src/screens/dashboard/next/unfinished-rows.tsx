import type { RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { useState } from 'react'
import { Link } from 'wouter'
import { attemptAddress } from '../../../addresses.ts'
import { dropAttempt, keepAttempt, keptAt, unfinishedAttempts } from '../../../browser/kept-attempts.ts'
import { ProgressTicks } from '../../../parts/progress-ticks.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toasts.tsx'
import styles from './unfinished-rows.module.css'

/** What was left before its end, to go on with; what is discarded can be had back. */
export function UnfinishedRows({ now }: { now: number }) {
  const [attempts, setAttempts] = useState(unfinishedAttempts)
  const onDiscard = (attempt: RunningAttempt) => {
    dropAttempt(attempt.id)
    setAttempts(unfinishedAttempts())
    showToast({
      title: `${titleOf(attempt.mode)} discarded`,
      description: 'Its answers are gone from this device.',
      action: {
        label: 'Undo',
        onAction: () => {
          keepAttempt(attempt)
          setAttempts(unfinishedAttempts())
        },
      },
    })
  }
  return attempts.map((attempt) => (
    <UnfinishedRow key={attempt.id} attempt={attempt} now={now} onDiscard={() => onDiscard(attempt)} />
  ))
}

type UnfinishedRowProps = { attempt: RunningAttempt; now: number; onDiscard: () => void }

function UnfinishedRow({ attempt, now, onDiscard }: UnfinishedRowProps) {
  const title = titleOf(attempt.mode)
  const left = relativeTimeText(keptAt(attempt.id) ?? now, now).toLowerCase()
  return (
    <div className={styles.open}>
      <div>
        <h3>{title}, still open</h3>
        <p>
          Question {attempt.position + 1} of {attempt.questions.length}, left {left}
        </p>
        <div className={styles.ticks}>
          <ProgressTicks
            questions={attempt.questions}
            userAnswers={attempt.userAnswers}
            position={attempt.position}
            label={`Progress of ${title}`}
          />
        </div>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={classNames(buttons.small, buttons.plain)}
          aria-label={`Discard ${title}`}
          onClick={onDiscard}
        >
          Discard
        </button>
        <Link className={buttons.small} href={attemptAddress(attempt.id)} aria-label={`Resume ${title}`}>
          Resume
        </Link>
      </div>
    </div>
  )
}
