import { expect, test } from 'vitest'
import { inWords } from './number-words.ts'

test('counts are words up to twelve and digits from thirteen on, with a capital at the start of a sentence', () => {
  expect([0, 1, 12, 13].map((count) => inWords(count))).toEqual(['zero', 'one', 'twelve', '13'])
  expect([2, 13].map((count) => inWords(count, true))).toEqual(['Two', '13'])
})
