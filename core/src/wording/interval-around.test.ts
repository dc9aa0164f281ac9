import { expect, test } from 'vitest'
import { intervalAround } from './interval-around.ts'

test('an interval lies a margin to either side of its value, and never below 0', () => {
  expect(intervalAround(0.5, 0.25)).toEqual({ low: 0.25, high: 0.75 })
  expect(intervalAround(0.125, 0.25)).toEqual({ low: 0, high: 0.375 })
})
