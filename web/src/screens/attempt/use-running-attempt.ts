import {
  type CompleteAttempt,
  passTime,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepAttempt, watchAttempt } from '../../browser/attempts.ts'
import { elapsedNow } from '../../browser/clock.ts'

/** A step of an attempt: an answer, going to the next question, or going back. */
export type Step = (attempt: RunningAttempt) => QuizAttempt

type Ends = {
  onComplete: (attempt: CompleteAttempt) => void
  /** Another tab has completed the attempt and taken care of its result. */
  onCompletedElsewhere: (attempt: CompleteAttempt) => void
}

/**
 * A running attempt, kept on the device after every step and whenever the page is hidden or left; steps taken in
 * another tab show here too. Time counts only while it is open; `secondsNow()` reads the clock.
 */
export function useRunningAttempt(initial: RunningAttempt, { onComplete, onCompletedElsewhere }: Ends) {
  const [attempt, setAttempt] = useState(initial)
  const latest = useRef(initial)
  /** When the clock was last read into the attempt: monotonic, in ms. */
  const readAt = useRef(elapsedNow())

  const settle = useCallback((): RunningAttempt => {
    const now = elapsedNow()
    latest.current = passTime(latest.current, now - readAt.current)
    readAt.current = now
    return latest.current
  }, [])

  const isOver = useRef(false)
  const take = useCallback(
    (step: Step) => {
      if (isOver.current) return
      const next = step(settle())
      keepAttempt(next)
      if (next.state === 'complete') {
        isOver.current = true
        onComplete(next)
        return
      }
      latest.current = next
      setAttempt(next)
    },
    [settle, onComplete],
  )

  useEffect(
    () =>
      watchAttempt(initial.id, (later) => {
        if (isOver.current) return
        if (later.state === 'complete') {
          isOver.current = true
          onCompletedElsewhere(later)
          return
        }
        latest.current = later
        readAt.current = elapsedNow()
        setAttempt(later)
      }),
    [initial.id, onCompletedElsewhere],
  )

  useEffect(() => {
    const keep = () => {
      if (!isOver.current) keepAttempt(settle())
    }
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      keep()
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [settle])

  const secondsNow = useCallback(() => (latest.current.elapsed + elapsedNow() - readAt.current) / 1000, [])
  return { attempt, take, secondsNow }
}
