import type { Difficulty, Question, Sureness } from '../vocabulary.ts'

/** Stands for an option that was never chosen; options are counted from 0. */
export const UNANSWERED = -1

/** Is the answer right? An unanswered question counts as wrong. */
export function isCorrect(question: Question, userAnswer: number | undefined): boolean {
  return userAnswer === question.correctAnswer
}

/** The number of right answers; `userAnswers` are option indexes in the order of the questions. */
export function countCorrect(questions: readonly Question[], userAnswers: readonly number[]): number {
  return questions.filter((question, index) => isCorrect(question, userAnswers[index])).length
}

/** The score in whole percent, 0 to 100; an empty set scores 0. */
export function scoreOf(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct / total) * 100)
}

/** Is a score of 0 to 100 the highest there is? */
export function isFlawless(score: number): boolean {
  return score === 100
}

/** The three ranges into which scores fall, best first. */
export const SCORE_BANDS = ['good', 'fair', 'poor'] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]

const GOOD_FROM = 80
const FAIR_FROM = 60

/** The band of a whole percent: good from 80, fair from 60, poor below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= GOOD_FROM) return 'good'
  if (score >= FAIR_FROM) return 'fair'
  return 'poor'
}

/** The scores of each range, in whole percent, in words. */
export const BAND_SCORES: Readonly<Record<ScoreBand, string>> = {
  good: `${GOOD_FROM}% and over`,
  fair: `${FAIR_FROM} to ${GOOD_FROM - 1}%`,
  poor: `Under ${FAIR_FROM}%`,
}

/** The badge of a question: anything but easy and medium counts as hard, whatever an older client stored. */
export function difficultyBadge(difficulty: string): Difficulty {
  return difficulty === 'easy' || difficulty === 'medium' ? difficulty : 'hard'
}

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
