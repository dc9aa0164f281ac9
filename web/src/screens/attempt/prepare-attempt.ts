import { currentQuestion, startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { attemptAddress } from '../../addresses.ts'
import { currentUser } from '../../browser/current-user.ts'
import { keepAttempt } from '../../browser/kept-attempts.ts'
import { replacePage } from '../../browser/prerendered-page.ts'
import { newId, random } from '../../browser/random.ts'
import { claimShownQuestion, takeEarlySteps } from '../../browser/shown-question.ts'
import { fetchAskedCounts } from '../../data/asked-forms.ts'
import { fetchQuestions } from '../../data/content.ts'

/**
 * Fetches the questions of an attempt. Resolves to a function that begins it, with the question that the page already
 * shows, if any, and returns its address.
 */
export async function prepareAttempt(mode: QuizMode): Promise<() => string> {
  const questions = await fetchQuestions(mode, await fetchAskedCounts(currentUser()?.id ?? null))
  return () => {
    const id = newId()
    const shown = claimShownQuestion(mode, id)
    const attempt = startAttempt(id, mode, questions, random, shown)
    if (shown && currentQuestion(attempt).scenarioId !== shown.scenarioId) {
      // A different question was drawn, so the page and what was done there do not apply to it.
      takeEarlySteps(id)
      replacePage()
    }
    keepAttempt(attempt)
    return attemptAddress(id)
  }
}
