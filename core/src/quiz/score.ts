import type { Difficulty, Question } from '../vocabulary.ts'

/** Stands for an option that was never chosen; options are counted from 0. */
export const UNANSWERED = -1

/** Is the answer right? An unanswered question counts as wrong. */
export function isCorrect(question: Question, userAnswer: number | undefined): boolean {
  return userAnswer === question.correctAnswer
}

/** How many answers are right; `userAnswers` are option indexes in the order of the questions. */
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

/** How a score is colored: green, gold or red. */
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

/** The scores of each band in words: '60 to 79%'. */
export const BAND_SCORES: Readonly<Record<ScoreBand, string>> = {
  good: `${GOOD_FROM}% and over`,
  fair: `${FAIR_FROM} to ${GOOD_FROM - 1}%`,
  poor: `Under ${FAIR_FROM}%`,
}

/** The badge of a question: anything but easy and medium counts as hard, whatever an older client stored. */
export function difficultyBadge(difficulty: string): Difficulty {
  return difficulty === 'easy' || difficulty === 'medium' ? difficulty : 'hard'
}
