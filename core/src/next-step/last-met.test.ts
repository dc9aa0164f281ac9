import { expect, test } from 'vitest'
import { lastMet } from './next-step-words.ts'

test.each([
  [1, 'yesterday'],
  [2, 'two days ago'],
  [5, 'five days ago'],
  [6, 'about a week ago'],
  [10, 'about a week ago'],
  [11, 'about two weeks ago'],
  [24, 'about three weeks ago'],
  [25, 'about a month ago'],
  [45, 'about a month ago'],
  [46, 'about two months ago'],
])('concepts last met %i days ago were met “%s”', (days, words) => {
  expect(lastMet([days, days])).toBe(words)
})

test.each([
  [[1, 7], 'within the past week'],
  [[1, 8], 'within the past two weeks'],
  [[1, 30], 'within the past five weeks'],
  [[1, 31], 'within the past two months'],
  [[7, 8], 'about a week ago'],
])('concepts met %j days ago were met “%s”', (days, words) => {
  expect(lastMet(days)).toBe(words)
})
