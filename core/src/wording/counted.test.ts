import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a count of one gets the singular, and every other count the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'quiz', 'quizzes'))).toEqual(['0 quizzes', '1 quiz', '2 quizzes'])
  expect(counted(2, 'test')).toBe('2 tests')
})
