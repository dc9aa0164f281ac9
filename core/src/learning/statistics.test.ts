import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import {
  average,
  binomialP,
  differenceP,
  median,
  normalQuantile,
  normalShareBelow,
  studentT95,
  wilsonInterval,
} from './statistics.ts'

test('the median of an even number of values is the average of the two in the middle, in any order', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([])]).toEqual([5, 2.5, 0])
})

// Newcombe, “Two-sided confidence intervals for the single proportion”, 1998, table I, method 3.
test.each([
  { count: 81, total: 263, low: 0.2553, high: 0.3662 },
  { count: 15, total: 148, low: 0.0624, high: 0.1605 },
  { count: 0, total: 20, low: 0, high: 0.1611 },
  { count: 1, total: 29, low: 0.0061, high: 0.1718 },
])('a count of $count of $total lies between $low and $high', ({ count, total, low, high }) => {
  const interval = wilsonInterval(count, total)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
  expect(wilsonInterval(total - count, total).high).toBeCloseTo(1 - low, 4)
})

// Of ten tosses: at most 2 heads in 56 of 1024 ways, at most 1 in 11.
test.each([
  [2, 10, 0.5, 112 / 1024],
  [1, 10, 0.5, 22 / 1024],
  [9, 10, 0.5, 22 / 1024],
  [5, 10, 0.5, 1],
  [0, 3, 0.25, 2 * 0.75 ** 3],
  [60, 60, 0.95, 2 * 0.95 ** 60],
])('%i of %i, each with %d, has an exact p of %d', (count, total, share, p) => {
  expect(binomialP(count, total, share)).toBeCloseTo(p, 10)
})

// Fisher (1935), The Design of Experiments: the lady tasting tea, and three of four cups.
test.each([
  [{ right: 4, answers: 4 }, { right: 0, answers: 4 }, 2 / 70],
  [{ right: 3, answers: 4 }, { right: 1, answers: 4 }, 34 / 70],
  [{ right: 15, answers: 38 }, { right: 39, answers: 60 }, 0.0216],
  [{ right: 0, answers: 5 }, { right: 0, answers: 9 }, 1],
])('the difference between %o and %o has an exact p of %d, in either order', (one, other, p) => {
  expect(differenceP(one, other)).toBeCloseTo(p, 3)
  expect(differenceP(other, one)).toBeCloseTo(p, 3)
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
  expect([-9, 9, 40].map(normalShareBelow)).toEqual([0, 1, 1])
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 1 - 1e-5, noNaN: true }), (share) => {
      expect(normalShareBelow(normalQuantile(share))).toBeCloseTo(share, 10)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('a share of zero or one has no quantile', () => {
  for (const share of [0, 1, Number.NaN])
    expect(() => normalQuantile(share)).toThrow(/^Cannot take the normal quantile of .*: it must lie strictly between/)
})

test('Student’s t is wide for few degrees of freedom and comes near the normal distribution for many', () => {
  expect(studentT95(1)).toBe(12.706)
  expect(studentT95(30)).toBe(2.042)
  expect(studentT95(60)).toBeCloseTo(2, 3)
  expect(studentT95(1000)).toBeCloseTo(1.962, 3)
})
