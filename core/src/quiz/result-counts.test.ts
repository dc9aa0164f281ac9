import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { someQuestion } from '../testing.ts'
import { contradictionIn, resultCountsOf } from './score.ts'

const QUESTIONS = [1, 0, 3].map((correctAnswer) => someQuestion({ correctAnswer }))

/** Two of three right, one unanswered. */
const HONEST = { questions: QUESTIONS, userAnswers: [1, 0, -1], totalQuestions: 3, correctAnswers: 2, score: 67 }

test('a question left unanswered counts as wrong', () => {
  expect(resultCountsOf(QUESTIONS, [1, 0, -1])).toEqual({ totalQuestions: 3, correctAnswers: 2, score: 67 })
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
