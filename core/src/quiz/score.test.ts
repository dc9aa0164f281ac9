import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { someQuestion } from '../rules.fixture.ts'
import {
  BAND_SCORES,
  contradictionIn,
  countCorrect,
  difficultyBadge,
  isFlawless,
  resultCountsOf,
  scoreBand,
  scoreOf,
} from './score.ts'

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

const QUESTIONS = [1, 0, 3].map((correctAnswer) => someQuestion({ correctAnswer }))

/** Two of three right, one unanswered. */
const HONEST = { questions: QUESTIONS, userAnswers: [1, 0, -1], totalQuestions: 3, correctAnswers: 2, score: 67 }

test('a question left unanswered counts as wrong', () => {
  expect(resultCountsOf(QUESTIONS, [1, 0, -1])).toEqual({ totalQuestions: 3, correctAnswers: 2, score: 67 })
  expect(countCorrect(QUESTIONS, [1])).toBe(1)
})

test('a result that was counted honestly has no contradiction', () => {
  expect(contradictionIn(HONEST)).toBeNull()
  expect(contradictionIn({ ...HONEST, sureness: ['sure', null, null] })).toBeNull()
})

test.each([
  ['score', { score: 68 }],
  ['correctAnswers', { correctAnswers: 3, score: 100 }],
  ['totalQuestions', { totalQuestions: 2 }],
  ['userAnswers', { userAnswers: [1, 0] }],
  ['userAnswers', { userAnswers: [1, 0, -1, 2] }],
  ['userAnswers', { userAnswers: [1, 0, 4] }],
  ['userAnswers', { userAnswers: [1, 0, -2] }],
  ['userAnswers', { userAnswers: [1, 0, 1.5] }],
  ['questions', { questions: [...QUESTIONS.slice(1), someQuestion({ correctAnswer: 4 })] }],
  ['questions', { questions: [...QUESTIONS.slice(1), someQuestion({ correctAnswer: -1 })] }],
  ['sureness', { sureness: ['sure', null] }],
  ['sureness', { sureness: [] }],
] as const)('a contradiction is found in %s: %j', (field, lie) => {
  expect(contradictionIn({ ...HONEST, ...lie })).toBe(field)
})

test('honest counts never contradict each other, and any other score does', () => {
  const someAnswer = fc.record({ correctAnswer: fc.nat(3), userAnswer: fc.integer({ min: -1, max: 3 }) })
  fc.assert(
    fc.property(fc.array(someAnswer), fc.integer({ min: 1, max: 100 }), (answers, offset) => {
      const questions = answers.map(({ correctAnswer }) => someQuestion({ correctAnswer }))
      const userAnswers = answers.map(({ userAnswer }) => userAnswer)
      const counts = resultCountsOf(questions, userAnswers)

      expect(contradictionIn({ questions, userAnswers, ...counts })).toBeNull()
      expect(contradictionIn({ questions, userAnswers, ...counts, score: counts.score + offset })).toBe('score')
    }),
    { numRuns: PROPERTY_RUNS },
  )
})
