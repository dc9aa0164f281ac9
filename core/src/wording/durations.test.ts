import { expect, test } from 'vitest'
import { clockText, minutesText } from './numbers.ts'

test('elapsed time is written in minutes and whole seconds', () => {
  expect([0, 9.9, 60, 167, 3600].map(clockText)).toEqual(['0:00', '0:09', '1:00', '2:47', '60:00'])
})

test('minutes are rounded, and less than one minute is put into words', () => {
  expect([0, 59, 60, 89, 90, 372].map(minutesText)).toEqual([
    'less than 1 min',
    'less than 1 min',
    '1 min',
    '1 min',
    '2 min',
    '6 min',
  ])
})
