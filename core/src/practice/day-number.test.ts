import { expect, test } from 'vitest'
import { dayNumber, FIRST_DAY } from './day-number.ts'

test('arguments are numbered from 1, day by day', () => {
  expect([FIRST_DAY, '2026-11-02', '2026-11-21', '2027-01-01'].map(dayNumber)).toEqual([1, 2, 21, 62])
})

test('a day before the first argument has a number below 1', () => {
  expect([dayNumber('2026-10-31'), dayNumber('2026-10-30')]).toEqual([0, -1])
})
