import { expect, test } from 'vitest'
import { exactPercent, isOutside, noneAllowed, problemsWhere, shareCheck } from './check-result.ts'

test('a percentage in the report has at most one decimal', () => {
  expect([0.1234, 0.3, 1].map(exactPercent)).toEqual(['12.3%', '30%', '100%'])
})

test('a share is checked against its limit, which is said in words', () => {
  const row = { name: 'late', figure: '3 of 10, 30%', notes: [] }
  const share = { part: 3, whole: 10 }
  expect(shareCheck('late', share, { most: 0.3 })).toEqual({ ...row, limit: '30% or less', ok: true })
  expect(shareCheck('late', share, { least: 0.31 })).toEqual({ ...row, limit: '31% or more', ok: false })
  expect(shareCheck('late', share, { least: 0.1, most: 0.29 })).toEqual({ ...row, limit: '10 to 29%', ok: false })
  expect(shareCheck('late', { part: 0, whole: 0 }, { most: 0.3 })).toMatchObject({ figure: '0 of 0, 0%', ok: true })
})

test('where nothing is allowed, one note fails the check', () => {
  expect(noneAllowed('ids used twice', [])).toMatchObject({ figure: '0', ok: true })
  expect(noneAllowed('ids used twice', ['lamp'])).toMatchObject({ figure: '1', ok: false, notes: ['lamp'] })
})

test('an author reads the complaints that apply, in the order of the rules', () => {
  expect(problemsWhere([true, 'first'], [false, 'second'], [true, 'third'])).toEqual(['first', 'third'])
})

test('a count that equals one of its bounds is still allowed', () => {
  expect([29, 30, 70, 71].map((count) => isOutside(count, { least: 30, most: 70 }))).toEqual([true, false, false, true])
})
