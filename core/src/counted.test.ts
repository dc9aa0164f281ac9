import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one has its own word, every other number and an unknown one the plural', () => {
  expect([0, 1, 2, '–' as const].map((count) => counted(count, 'quiz', 'quizzes'))).toEqual([
    '0 quizzes',
    '1 quiz',
    '2 quizzes',
    '– quizzes',
  ])
  expect(counted(2, 'test')).toBe('2 tests')
})
