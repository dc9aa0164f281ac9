import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { averageHalfWidth, improvementHalfWidth, improvementNote, isBeyondChance, scoreMargin } from './dashboard.ts'

// Newcombe (1998), Statistics in Medicine 17, table I, method 3: the score method of Wilson.
test.each([
  [81, 263, { low: 26, high: 37 }],
  [15, 148, { low: 6, high: 16 }],
  [0, 20, { low: 0, high: 16 }],
  [1, 29, { low: 1, high: 17 }],
])('with %d right out of %d the score lies in the band published for it', (correct, total, band) => {
  expect(scoreMargin(correct, total)).toMatchObject(band)
})

test('a score of nine out of twelve may be off by about 22 points', () => {
  expect(scoreMargin(9, 12)).toEqual({ low: 47, high: 91, halfWidth: 22 })
})

test('a perfect score on twelve questions still has a margin', () => {
  expect(scoreMargin(12, 12)).toEqual({ low: 76, high: 100, halfWidth: 12 })
})

test('a score without a question could be anything', () => {
  expect(scoreMargin(0, 0)).toEqual({ low: 0, high: 100, halfWidth: 50 })
})

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

test('the band holds the score, stays between 0 and 100, and narrows with more questions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (total, pick) => {
      const correct = Math.min(total, pick)

      const { low, high, halfWidth } = scoreMargin(correct, total)

      const score = Math.round((correct / total) * 100)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(score)
      expect(high).toBeGreaterThanOrEqual(score)
      expect(high).toBeLessThanOrEqual(100)
      expect(scoreMargin(correct * 4, total * 4).halfWidth).toBeLessThanOrEqual(halfWidth)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('one result has its own margin, and an average of several has a smaller one', () => {
  const result = { correctAnswers: 6, totalQuestions: 12 }
  expect(averageHalfWidth([result])).toBe(scoreMargin(6, 12).halfWidth)
  // 24.6 points for one, half of it for four.
  expect(averageHalfWidth([result, result, result, result])).toBe(12)
})
