import { expect, test } from 'vitest'
import { counted, wordFor } from './numbers.ts'

test('a count of one gets the singular, and every other count the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'quiz', 'quizzes'))).toEqual(['0 quizzes', '1 quiz', '2 quizzes'])
  expect(counted(2, 'test')).toBe('2 tests')
})

test('the word for a count is given without the count', () => {
  expect([0, 1, 2].map((count) => wordFor(count, 'goes', 'go'))).toEqual(['go', 'goes', 'go'])
  expect(wordFor(2, 'day')).toBe('days')
})
