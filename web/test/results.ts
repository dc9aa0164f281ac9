import type { CompleteResult, ResultSummary } from '@think-twice/contract/quiz-results'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { ADA } from './ada.ts'

/** The present in tests that need one: noon of November 21, 2026, in UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12)

let made = 0

/** A result of Ada's as lists have it; the fields that matter are given. Twelve questions, unless stated otherwise. */
export function someSummary(given: Partial<ResultSummary> = {}): ResultSummary {
  made += 1
  const totalQuestions = given.totalQuestions ?? 12
  const correctAnswers = given.correctAnswers ?? totalQuestions
  return {
    id: `result-${made}`,
    userId: ADA.id,
    mode: 'standard',
    score: Math.round((100 * correctAnswers) / totalQuestions),
    totalQuestions,
    correctAnswers,
    timestamp: NOON,
    timeSpent: 60,
    ...given,
  }
}

/** A whole result of Ada's, with its questions and answers. */
export function wholeResult(
  { biasProfiles: _, ...summary }: ResultSummary,
  questions: readonly IdentifiedQuestion[],
  userAnswers: number[],
): CompleteResult {
  const sent = sentQuestions(questions).map(({ options, rationales, ...rest }) => ({
    ...rest,
    options: [...options],
    ...(rationales && { rationales: [...rationales] }),
  }))
  return { ...summary, questions: sent, userAnswers }
}
