import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someQuestion } from '../testing.ts'
import { BAND_SCORES, countCorrect, difficultyBadge, isFlawless, scoreBand, scoreOf } from './score.ts'

test.each([
  [0, 12, 0],
  [10, 12, 83],
  [8, 12, 67],
  [1, 8, 13],
  [12, 12, 100],
  [0, 0, 0],
])('a result with %i right of %i scores %i', (correct, total, score) => {
  expect(scoreOf(correct, total)).toBe(score)
})

test('a score is a whole percent from 0 to 100, and below 200 questions only a perfect result gets 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 199 }), fc.nat(), (total, some) => {
      const correct = some % (total + 1)
      const score = scoreOf(correct, total)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      expect(isFlawless(score)).toBe(correct === total)
    }),
  )
})

test('only the highest possible score counts as flawless', () => {
  expect([0, 99, 100].map(isFlawless)).toEqual([false, false, true])
})

test('an unanswered or missing answer counts as wrong', () => {
  const questions = [someQuestion(), someQuestion(), someQuestion({ correctAnswer: 2 })]
  expect(countCorrect(questions, [0, -1, 2])).toBe(2)
  expect(countCorrect(questions, [0])).toBe(1)
})

describe('the color of a score', () => {
  test.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [0, 'poor'],
  ])('at %i percent is that of a score called %s', (score, band) => expect(scoreBand(score)).toBe(band))

  test('is explained with the scores that it stands for', () => {
    expect(BAND_SCORES).toEqual({ good: '80% and over', fair: '60 to 79%', poor: 'Under 60%' })
  })
})

test('a difficulty badge reads easy or medium, and otherwise hard', () => {
  expect(['easy', 'medium', 'hard', 'fiendish', ''].map(difficultyBadge)).toEqual([
    'easy',
    'medium',
    'hard',
    'hard',
    'hard',
  ])
})
