import type { KeptResult } from '../src/storage/results/result-rows.ts'
import { identifiedQuiz } from './quiz.fixture.ts'

/** A finished standard quiz as it is kept; `given` overrides its fields. */
export function keptResult(id: string, given: Partial<KeptResult> = {}): KeptResult {
  const { mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz(
    'standard',
    2,
  )
  return {
    id,
    mode,
    questions,
    userAnswers,
    score,
    totalQuestions,
    correctAnswers,
    timeSpent,
    timestamp: 1000,
    ...given,
  }
}

/** What is kept beside a result that recorded no activity. */
export const SAVE_DETAILS = { contentHash: 'hash', changes: null, day: '2026-11-21', sureness: null }
