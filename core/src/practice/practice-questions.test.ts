import { expect, test } from 'vitest'
import { someRoundItem } from '../rules.fixture.ts'
import { isSoundHalf, namesFlaw } from './practice-questions.ts'

test('nothing is wrong in a sound scenario and in the twin of a decision', () => {
  expect(isSoundHalf({ kind: 'sound' })).toBe(true)
  expect(isSoundHalf({ kind: 'decide', twinOf: 'straw-man-choice' })).toBe(true)
  expect(isSoundHalf({ kind: 'decide' })).toBe(false)
  expect(isSoundHalf({ kind: 'spot' })).toBe(false)
})

test('an option names a flaw, rightly or not, unless it says that nothing is wrong or is an act', () => {
  const spot = someRoundItem()
  expect([0, 1, 2, 3].map((option) => namesFlaw(spot, option))).toEqual([true, true, true, false])
  expect(namesFlaw(someRoundItem({ kind: 'sound' }), 1)).toBe(true)
  expect(namesFlaw(someRoundItem({ kind: 'decide' }), 0)).toBe(false)
})
