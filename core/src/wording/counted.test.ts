import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one has its own word, every other number the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'quiz', 'quizzes'))).toEqual(['0 quizzes', '1 quiz', '2 quizzes'])
  expect(counted(2, 'test')).toBe('2 tests')
})
