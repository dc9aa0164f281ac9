import { expect, test } from 'vitest'
import { mixUpShareLine } from './mix-ups.ts'

test.each([
  [1, 1, 1, 'Your one miss.'],
  [3, 1, 3, 'All your misses come from this pair.'],
  [2, 2, 5, '2 of your 5 misses come from the first pair.'],
  [1, 1, 4, 'You mixed them up once.'],
  [1, 3, 4, 'You mixed up each pair once.'],
])('the share for %i mix-ups in %i pairs and %i misses is described as %s', (times, pairs, missed, line) => {
  expect(mixUpShareLine(times, pairs, missed)).toBe(line)
})
