import { expect, test } from 'vitest'
import { retryDelay } from './backoff.ts'

const atMost = () => 1
const atLeast = () => 0

test('the wait before a retry doubles from one second to at most five minutes', () => {
  const waits = [1, 2, 3, 4, 9, 10, 100].map((failures) => retryDelay(failures, atMost))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 256_000, 300_000, 300_000])
})

test('up to half of the wait before a retry is random', () => {
  for (const failures of [1, 5, 20]) {
    expect(retryDelay(failures, atLeast)).toBe(retryDelay(failures, atMost) / 2)
  }
})
