import {
  type CompleteAttempt,
  passTime,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepAttempt, watchAttempt } from '../../browser/attempts.ts'
import { elapsedNow } from '../../browser/clock.ts'
import { useKeptSteps } from '../../parts/question/use-kept-steps.ts'

/** A step of an attempt: an answer, going to the next question, or going back. */
export type Step = (attempt: RunningAttempt) => QuizAttempt

type Ends = {
  onComplete: (attempt: CompleteAttempt) => void
  /** Another tab has completed the attempt and taken care of its result. */
  onCompletedElsewhere: (attempt: CompleteAttempt) => void
}

/**
 * A running attempt, also kept whenever the page is hidden or left. Time counts only while it is open; `secondsNow()`
 * reads the clock.
 */
export function useRunningAttempt(initial: RunningAttempt, { onComplete, onCompletedElsewhere }: Ends) {
  const [attempt, setAttempt] = useState(initial)
  /** When the clock was last read into the attempt: monotonic, in ms. */
  const readAt = useRef(elapsedNow())
  const onStep = useCallback(
    (after: QuizAttempt) => (after.state === 'complete' ? onComplete(after) : setAttempt(after)),
    [onComplete],
  )
  const onStepElsewhere = useCallback(
    (later: QuizAttempt) => {
      readAt.current = elapsedNow()
      if (later.state === 'complete') onCompletedElsewhere(later)
      else setAttempt(later)
    },
    [onCompletedElsewhere],
  )
  const { latest, take: takeKept } = useKeptSteps<QuizAttempt>(initial, {
    keep: keepAttempt,
    watch: watchAttempt,
    onStep,
    onStepElsewhere,
  })

  const settled = useCallback((running: RunningAttempt): RunningAttempt => {
    const now = elapsedNow()
    const passed = passTime(running, now - readAt.current)
    readAt.current = now
    return passed
  }, [])
  // A completed attempt takes no further step.
  const take = useCallback(
    (step: Step) => takeKept((before) => (before.state === 'complete' ? before : step(settled(before)))),
    [takeKept, settled],
  )

  useEffect(() => {
    const keep = () => {
      if (latest.current.state === 'complete') return
      latest.current = settled(latest.current)
      keepAttempt(latest.current)
    }
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      keep()
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [latest, settled])

  const secondsNow = useCallback(() => (latest.current.elapsed + elapsedNow() - readAt.current) / 1000, [latest])
  return { attempt, take, secondsNow }
}
