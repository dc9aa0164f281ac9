import { choose, isLastQuestion, moveForward, passTime, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { useLayoutEffect, useState } from 'react'
import { elapsedNow, timeNow } from '../../browser/clock.ts'
import { type EarlyStep, takeEarlySteps } from '../../browser/shown-question.ts'
import type { Step } from './use-running-attempt.ts'

/** Repeats what was done with the first question before the attempt's code was there, and counts that time. */
export function useRepeatEarlySteps(attemptId: string, take: (step: Step) => void): void {
  // From here on the attempt counts its own time.
  const [openedAt] = useState(elapsedNow)
  useLayoutEffect(() => {
    const early = takeEarlySteps(attemptId)
    if (early) take((attempt) => passTime(early.steps.reduce(repeat, attempt), openedAt - early.shownAt))
  }, [attemptId, take, openedAt])
}

/** The last question is left for somebody to finish on the screen, where they see it. */
function repeat(attempt: RunningAttempt, step: EarlyStep): RunningAttempt {
  if (step !== 'on') return choose(attempt, step)
  if (isLastQuestion(attempt)) return attempt
  const next = moveForward(attempt, timeNow())
  return next.state === 'in progress' ? next : attempt
}
