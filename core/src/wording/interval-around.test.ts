import { expect, test } from 'vitest'
import { intervalAround } from './numbers.ts'

test('an interval extends by its margin to either side of the value, and never below 0', () => {
  expect(intervalAround(0.5, 0.25)).toEqual({ low: 0.25, high: 0.75 })
  expect(intervalAround(0.125, 0.25)).toEqual({ low: 0, high: 0.375 })
})
