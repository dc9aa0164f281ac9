import { expect, test } from 'vitest'
import { isOutside, problemsWhere } from './problems.ts'

test('an author reads the sentences that apply, in the order in which the rules stand', () => {
  expect(problemsWhere([true, 'first'], [false, 'second'], [true, 'third'])).toEqual(['first', 'third'])
  expect(problemsWhere()).toEqual([])
})

test('both bounds are still inside', () => {
  expect([29, 30, 70, 71].map((count) => isOutside(count, { least: 30, most: 70 }))).toEqual([true, false, false, true])
})
