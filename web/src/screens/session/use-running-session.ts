import {
  type CompleteSession,
  passTime,
  type QuizSession,
  type RunningSession,
} from '@think-twice/core/quiz/quiz-attempt'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepSession } from '../../browser/kept-sessions.ts'

/** A step of a session: an answer, the next question, the one before. */
export type Step = (session: RunningSession) => QuizSession

/**
 * A running session that is kept on the device after every step and whenever the page is hidden or left. Time counts
 * only while it is open; `secondsNow()` reads the clock.
 */
export function useRunningSession(initial: RunningSession, onComplete: (session: CompleteSession) => void) {
  const [session, setSession] = useState(initial)
  const latest = useRef(initial)
  /** When the clock was last read into the session, on the monotonic clock in ms. */
  const readAt = useRef(performance.now())

  const settle = useCallback((): RunningSession => {
    const now = performance.now()
    latest.current = passTime(latest.current, now - readAt.current)
    readAt.current = now
    return latest.current
  }, [])

  const isOver = useRef(false)
  const take = useCallback(
    (step: Step) => {
      if (isOver.current) return
      const next = step(settle())
      keepSession(next)
      if (next.state === 'complete') {
        isOver.current = true
        onComplete(next)
        return
      }
      latest.current = next
      setSession(next)
    },
    [settle, onComplete],
  )

  useEffect(() => {
    const keep = () => {
      if (!isOver.current) keepSession(settle())
    }
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      keep()
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [settle])

  const secondsNow = useCallback(() => (latest.current.elapsed + performance.now() - readAt.current) / 1000, [])
  return { session, take, secondsNow }
}
