import { expect, test } from 'vitest'
import { isOutside, problemsWhere } from './problems.ts'

test('an author reads the complaints that apply, in the order of the rules', () => {
  expect(problemsWhere([true, 'first'], [false, 'second'], [true, 'third'])).toEqual(['first', 'third'])
  expect(problemsWhere()).toEqual([])
})

test('a count that equals one of its bounds is still allowed', () => {
  expect([29, 30, 70, 71].map((count) => isOutside(count, { least: 30, most: 70 }))).toEqual([true, false, false, true])
})
