import { expect, test } from 'vitest'
import { reviewText } from './review-text.ts'

test.each([
  [1, 1, 'Next review: 1 concept tomorrow.'],
  [0, 2, 'Next review: 2 concepts tomorrow.'],
  [2, 3, 'Next review: 3 concepts in 2 days.'],
])('a review in %i days of %i concepts is described as: %s', (inDays, count, text) => {
  expect(reviewText({ due: [], next: { inDays, count } })).toBe(text)
})

test('nothing is said about the next review while one is due', () => {
  const due = { concept: 'Straw Man', why: 'due', daysSince: 3, recall: 0.8, scenario: null } as const
  expect(reviewText({ due: [due], next: { inDays: 2, count: 3 } })).toBeNull()
})

test('nothing is said before the first answer, or when the review could not be loaded', () => {
  expect(reviewText({ due: [], next: null })).toBeNull()
  expect(reviewText(null)).toBeNull()
})
