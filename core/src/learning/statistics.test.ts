import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { average, normalQuantile, normalShareBelow, wilsonInterval } from './statistics.ts'

// From the formula, worked out by hand to whole percents.
test.each([
  { count: 54, total: 60, low: 80, high: 95 },
  { count: 18, total: 30, low: 42, high: 75 },
  { count: 0, total: 10, low: 0, high: 28 },
  { count: 10, total: 10, low: 72, high: 100 },
  { count: 31, total: 42, low: 59, high: 85 },
])('a count of $count of $total lies between $low% and $high%', ({ count, total, low, high }) => {
  const interval = wilsonInterval(count, total)
  expect([Math.round(interval.low * 100), Math.round(interval.high * 100)]).toEqual([low, high])
})

test('an average lies between its numbers, and does not exist without them', () => {
  expect(average([1, 2, 6])).toBe(3)
  expect(average([])).toBeNaN()
})

test('a share could be anything without an answer', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})

// Tables of the standard normal distribution.
test.each([
  { z: 0, share: 0.5 },
  { z: 1, share: 0.841345 },
  { z: -1.959964, share: 0.025 },
  { z: 3, share: 0.99865 },
])('in a normal distribution a share of $share lies below $z', ({ z, share }) => {
  expect(normalShareBelow(z)).toBeCloseTo(share, 5)
  expect(normalQuantile(share)).toBeCloseTo(z, 3)
})

test('the quantile is the inverse of the normal distribution, far into the tails', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 1 - 1e-5, noNaN: true }), (share) => {
      expect(normalShareBelow(normalQuantile(share))).toBeCloseTo(share, 10)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('a share of zero or one has no quantile', () => {
  for (const share of [0, 1, Number.NaN]) expect(() => normalQuantile(share)).toThrow(RangeError)
  expect(() => normalQuantile(1)).toThrow('Cannot take the normal quantile of 1: it must lie strictly between 0 and 1')
})

test('beyond eight standard deviations the share below is 0 or 1', () => {
  expect(normalShareBelow(-9)).toBe(0)
  expect(normalShareBelow(9)).toBe(1)
  expect(normalShareBelow(40)).toBe(1)
})
