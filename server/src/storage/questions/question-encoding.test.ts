import { findByName, identifiedByLabels } from '@think-twice/core/concepts/concept-labels'
import { itemAt } from '@think-twice/core/item-at'
import { orderOptions } from '@think-twice/core/quiz/shuffle'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionsOf } from '../../../test/quiz.fixture.ts'
import { decodeAnswers, decodeQuestion, encodeAnswers, encodeQuestion, isMissed } from './question-encoding.ts'

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500) }

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('same', ''))
const question: fc.Arbitrary<IdentifiedQuestion> = fc
  .record({
    id: text,
    scenario: text,
    options: fc.array(text, { minLength: 4, maxLength: 4 }),
    correctAnswer: fc.nat(3),
    fallacyType: text,
    explanation: text,
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    rationales: fc.option(fc.array(text, { minLength: 4, maxLength: 4 }), { nil: undefined }),
  })
  .map(({ rationales, ...rest }) => identifiedByLabels({ ...rest, ...(rationales && { rationales }) }, findByName))

test('a stored question reads back as it was asked', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { body, order } = encodeQuestion(asked)
      expect(decodeQuestion(JSON.parse(body), order)).toEqual(asked)
    }),
    RUNS,
  )
})

test('a question has the same hash however its options were shuffled', () => {
  const positions = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(question, positions, (asked, order) => {
      const shuffled = orderOptions(asked, order)
      expect(encodeQuestion(shuffled).hash).toBe(encodeQuestion(asked).hash)
    }),
    RUNS,
  )
})

test('every order of the options has its own letter', () => {
  const asked = itemAt(questionsOf('standard'), 0)
  const letters = new Set<string>()
  for (const order of orders([0, 1, 2, 3])) {
    letters.add(encodeQuestion(orderOptions(asked, order)).order)
  }
  expect([...letters].sort().join('')).toBe('abcdefghijklmnopqrstuvwx')
})

test('questions that differ in anything have different hashes', () => {
  const asked = itemAt(questionsOf('standard'), 0)
  const changed = { ...asked, explanation: `${asked.explanation} ` }
  expect(encodeQuestion(changed).hash).not.toBe(encodeQuestion(asked).hash)
})

test('an answer counts as missed exactly when it is not the right option', () => {
  fc.assert(
    fc.property(question, fc.integer({ min: -1, max: 3 }), (asked, userAnswer) => {
      const { body, order } = encodeQuestion(asked)
      expect(isMissed(JSON.parse(body), order, userAnswer)).toBe(userAnswer !== asked.correctAnswer)
    }),
    RUNS,
  )
})

test('answers read back as they were, including the missing ones', () => {
  expect(encodeAnswers([0, -1, 3, 2])).toBe('0-32')
  expect(decodeAnswers('0-32')).toEqual([0, -1, 3, 2])
})

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) => orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}
