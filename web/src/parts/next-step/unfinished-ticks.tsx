import type { Unfinished } from '@think-twice/core/next-step/unfinished'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { findAttempt } from '../../browser/kept-attempts.ts'
import { ProgressTicks } from '../question/progress-ticks.tsx'
import styles from './unfinished-rows.module.css'

/** How far a quiz or a round got, one tick for each question. */
export function UnfinishedTicks({ unfinished }: { unfinished: Unfinished }) {
  const ticks = unfinished.kind === 'attempt' ? ticksOfAttempt(unfinished) : ticksOfRound(unfinished)
  if (ticks === null) return null
  return (
    <div className={styles.ticks}>
      <ProgressTicks {...ticks} label={`Progress of ${unfinished.title}`} />
    </div>
  )
}

function ticksOfAttempt({ id }: Unfinished) {
  const attempt = findAttempt(id)
  if (attempt?.state !== 'in progress') return null
  const { questions, userAnswers, position } = attempt
  return { questions, userAnswers, position }
}

/** A round is answered in order, so its position says it all. */
function ticksOfRound({ id, answered, of }: Unfinished) {
  const places = Array.from({ length: of }, (_, place) => place)
  return {
    questions: places.map((place) => ({ id: `${id} ${place}` })),
    userAnswers: places.map((place) => (place < answered ? 0 : UNANSWERED)),
    position: answered,
  }
}
