import { expect, test } from 'vitest'
import { averageHalfWidth, improvementHalfWidth, improvementNote, isBeyondChance } from './dashboard.ts'

/** So many results of six right out of twelve, a minute apart. */
const halfRight = (count: number) =>
  Array.from({ length: count }, (_, minute) => ({
    correctAnswers: 6,
    totalQuestions: 12,
    timestamp: minute * 60_000,
  }))

test('an improvement between five quizzes and five more of twelve questions may be off by 16 points', () => {
  // Each score ±24.6, their average ±24.6/√5 = ±11.0, the difference of two averages ±11.0·√2.
  expect(improvementHalfWidth(halfRight(10))).toBe(16)
})

test('an improvement is less certain with fewer earlier results, and missing with fewer than six in all', () => {
  expect(improvementHalfWidth(halfRight(6))).toBe(27)
  expect(improvementHalfWidth(halfRight(5))).toBeNull()
})

test('the note says how far an improvement may be off, and whether it exceeds that', () => {
  const scored = (...correct: number[]) =>
    correct.map((correctAnswers, age) => ({
      correctAnswers,
      totalQuestions: 12,
      score: Math.round((correctAnswers / 12) * 100),
      timestamp: -age,
    }))

  expect(improvementNote(scored(7, 7, 7, 7, 7, 6, 6, 6, 6, 6))).toBe('Points, give or take 15. It may be chance.')
  expect(improvementNote(scored(11, 11, 11, 11, 11, 3, 3, 3, 3, 3))).toBe(
    'Points, give or take 12. Chance alone rarely does that.',
  )
  expect(improvementNote(scored(3, 3, 3, 3, 3, 11, 11, 11, 11, 11))).toMatch(/Chance alone rarely does that/)
  expect(isBeyondChance(scored(3, 3, 3, 3, 3, 11, 11, 11, 11, 11))).toBe(true)
  expect(isBeyondChance(scored(7, 7, 7, 7, 7, 6, 6, 6, 6, 6))).toBe(false)
  expect(isBeyondChance(scored(12, 12, 12, 12, 12))).toBe(false)
  expect(improvementNote(scored(12, 12, 12, 12, 12))).toBe('Shows after six results')
})

test('one result has its own margin, and an average of several has a smaller one', () => {
  const result = { correctAnswers: 6, totalQuestions: 12 }
  expect(averageHalfWidth([result])).toBe(25)
  // 24.6 points for one, half of it for four.
  expect(averageHalfWidth([result, result, result, result])).toBe(12)
})
