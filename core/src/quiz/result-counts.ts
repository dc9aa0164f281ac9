import type { Question, Sureness } from '../vocabulary.ts'
import { countCorrect, scoreOf, UNANSWERED } from './score.ts'

/** The counts of a result; `score` is whole percent. */
type ResultCounts = { totalQuestions: number; correctAnswers: number; score: number }

/** A result as a client sends it; `sureness` is absent where the client did not ask. */
type ClaimedResult = ResultCounts & {
  questions: readonly Question[]
  userAnswers: readonly number[]
  sureness?: readonly (Sureness | null)[] | undefined
}

/** Counts a result from its questions and answers; unanswered questions are wrong, and no questions score 0. */
export function resultCountsOf(questions: readonly Question[], userAnswers: readonly number[]): ResultCounts {
  const correctAnswers = countCorrect(questions, userAnswers)
  return { totalQuestions: questions.length, correctAnswers, score: scoreOf(correctAnswers, questions.length) }
}

/** The first field that contradicts the questions and answers, or null; unanswered questions are fine. */
export function contradictionIn(claimed: ClaimedResult): keyof ClaimedResult | null {
  const { questions, userAnswers, sureness } = claimed
  if (!questions.every(({ options, correctAnswer }) => correctAnswer in options)) return 'questions'
  if (userAnswers.length !== questions.length) return 'userAnswers'
  const answersFit = questions.every(({ options }, index) => isAnswerTo(options, userAnswers[index]))
  if (!answersFit) return 'userAnswers'
  const counts = resultCountsOf(questions, userAnswers)
  const differs = (field: keyof ResultCounts) => claimed[field] !== counts[field]
  const differing = (['totalQuestions', 'correctAnswers', 'score'] as const).find(differs)
  if (differing !== undefined) return differing
  return sureness === undefined || sureness.length === questions.length ? null : 'sureness'
}

function isAnswerTo(options: readonly string[], userAnswer: number | undefined): boolean {
  return userAnswer === UNANSWERED || (userAnswer !== undefined && userAnswer in options)
}
