import { expect, test } from 'vitest'
import { inWords } from './numbers.ts'

test('counts up to twelve are words, larger ones are digits, and a sentence starts with a capital', () => {
  expect([0, 1, 12, 13].map((count) => inWords(count))).toEqual(['zero', 'one', 'twelve', '13'])
  expect([2, 13].map((count) => inWords(count, true))).toEqual(['Two', '13'])
})
