import { expect, test } from 'vitest'
import { checkLine, exactPercent, medianOf, shareOf } from './check-result.ts'

test('a percentage in the report has at most one decimal', () => {
  expect([0.1234, 0.3, 1].map(exactPercent)).toEqual(['12.3%', '30%', '100%'])
})

test('the percentage of an empty total is zero', () => {
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([0.25, 0])
})

test('the median of an even number of values is the average of the two in the middle, in any order', () => {
  expect([medianOf([9, 1, 5]), medianOf([4, 1, 3, 2]), medianOf([])]).toEqual([5, 2.5, 0])
})

test('a row of the report says whether the check passed, and shows its limit if it has one', () => {
  const row = { name: 'place of the right option', figure: '9 / 3', notes: [] }
  expect(checkLine({ ...row, ok: true })).toBe('✓ place of the right option: 9 / 3')
  expect(checkLine({ ...row, ok: false, limit: 'none over 30%' })).toBe(
    '✗ place of the right option: 9 / 3 (none over 30%)',
  )
})
