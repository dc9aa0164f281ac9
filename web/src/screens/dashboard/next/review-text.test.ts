import { expect, test } from 'vitest'
import { reviewText } from './review-text.ts'

test.each([
  [1, 1, 'Next review: 1 concept tomorrow.'],
  [0, 2, 'Next review: 2 concepts tomorrow.'],
  [2, 3, 'Next review: 3 concepts in 2 days.'],
])('in %i days the next review has %i concepts, and tomorrow is called so: %s', (inDays, count, text) => {
  expect(reviewText({ due: [], next: { inDays, count } })).toBe(text)
})

test('before the first answer, or where it could not be loaded, nothing is said', () => {
  expect(reviewText({ due: [], next: null })).toBeNull()
  expect(reviewText(null)).toBeNull()
})
