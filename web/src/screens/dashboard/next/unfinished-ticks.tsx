import type { Unfinished } from '@think-twice/core/learning/next-step'
import { findAttempt } from '../../../browser/kept-attempts.ts'
import { ProgressTicks } from '../../../parts/progress-ticks.tsx'
import styles from './unfinished-rows.module.css'

/** How far a quiz came, a tick a question. */
export function UnfinishedTicks({ unfinished: { id, title } }: { unfinished: Unfinished }) {
  const attempt = findAttempt(id)
  if (attempt?.state !== 'in progress') return null
  const { questions, userAnswers, position } = attempt
  return (
    <div className={styles.ticks}>
      <ProgressTicks
        questions={questions}
        userAnswers={userAnswers}
        position={position}
        label={`Progress of ${title}`}
      />
    </div>
  )
}
