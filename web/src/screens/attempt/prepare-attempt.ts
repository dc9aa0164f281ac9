import {
  choose,
  currentQuestion,
  isLastQuestion,
  moveForward,
  passTime,
  type RunningAttempt,
  startAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { attemptAddress } from '../../addresses.ts'
import { newId, random } from '../../browser/chance.ts'
import { elapsedNow, timeNow } from '../../browser/clock.ts'
import { currentUser } from '../../browser/current-user.ts'
import { keepAttempt } from '../../browser/kept-attempts.ts'
import { type ShownStep, takeShownQuestion } from '../../browser/shown-question.ts'
import { fetchAskedCounts } from '../../data/asked-forms.ts'
import { fetchQuestions } from '../../data/content.ts'

/**
 * Fetches the questions of an attempt. Resolves to a function that begins it and returns its address; with a question that
 * the page shows already it goes on where the learner is.
 */
export async function prepareAttempt(mode: QuizMode): Promise<() => string> {
  const questions = await fetchQuestions(mode, await fetchAskedCounts(currentUser()?.id ?? null))
  return () => {
    const shown = takeShownQuestion(mode)
    let attempt = startAttempt(newId(), mode, questions, random, shown)
    if (shown && currentQuestion(attempt).scenarioId === shown.scenarioId) {
      attempt = passTime(shown.steps.reduce(repeat, attempt), elapsedNow() - shown.shownAt)
    }
    keepAttempt(attempt)
    return attemptAddress(attempt.id)
  }
}

/** The last question is left to be finished on the screen, which saves the result. */
function repeat(attempt: RunningAttempt, step: ShownStep): RunningAttempt {
  if (step !== 'on') return choose(attempt, step)
  if (isLastQuestion(attempt)) return attempt
  const next = moveForward(attempt, timeNow())
  return next.state === 'in progress' ? next : attempt
}
