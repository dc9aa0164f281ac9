import type { Difficulty, Question } from '../vocabulary.ts'

/** The answer of a question nobody has answered yet. */
export const UNANSWERED = -1

/** What an answered question amounts to. A question left unanswered counts as wrong. */
export function isCorrect(question: Question, userAnswer: number | undefined): boolean {
  return userAnswer === question.correctAnswer
}

export function countCorrect(questions: readonly Question[], userAnswers: readonly number[]): number {
  return questions.filter((question, index) => isCorrect(question, userAnswers[index])).length
}

/** Whole percent, 0 to 100: round(correct / total × 100). An empty set scores 0. */
export function scoreOf(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct / total) * 100)
}

/** How a score is colored: good is green from 80, fair is gold from 60, poor is red. */
export type ScoreBand = 'good' | 'fair' | 'poor'

export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'good'
  if (score >= 60) return 'fair'
  return 'poor'
}

/** The badge of a question: easy, medium, otherwise hard, whatever an older client stored. */
export function difficultyBadge(difficulty: string): Difficulty {
  return difficulty === 'easy' || difficulty === 'medium' ? difficulty : 'hard'
}
