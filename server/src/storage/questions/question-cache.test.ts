import { someQuestion } from '@think-twice/core/testing'
import { expect, test } from 'vitest'
import { createQuestionCache } from './question-cache.ts'

test('a cached value is found by its own key only', () => {
  const { ids, questions } = createQuestionCache()
  ids.set('hash', 7)
  questions.set(7, someQuestion())
  expect(ids.get('hash')).toBe(7)
  expect(questions.get(7)).toEqual(someQuestion())
  expect(ids.get('other')).toBe(undefined)
})

test('the oldest entry is forgotten beyond two thousand', () => {
  const { ids } = createQuestionCache()
  for (let number = 0; number <= 2000; number++) ids.set(`hash${number}`, number)
  expect([ids.get('hash0'), ids.get('hash1'), ids.get('hash2000')]).toEqual([undefined, 1, 2000])
})
