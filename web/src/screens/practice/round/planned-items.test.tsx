import { afterEach, expect, test } from 'vitest'
import { plannedItems } from './planned-items.ts'

const ITEM = { concept: 'straw-man', purpose: 'due', scenario: null }

const arriveWith = (state: unknown) => history.replaceState(state, '')

afterEach(() => arriveWith(null))

test('the planned places of a round come with the navigation', () => {
  arriveWith({ plan: [ITEM, { ...ITEM, scenario: 'straw-man-bus' }] })
  expect(plannedItems()).toEqual([ITEM, { ...ITEM, scenario: 'straw-man-bus' }])
})

test.each([
  [null],
  [{}],
  [{ plan: [] }],
  [{ plan: 'two' }],
  [{ plan: [ITEM, { ...ITEM, concept: 'red-herring' }] }],
  [{ plan: [{ ...ITEM, purpose: 'revenge' }] }],
  [{ plan: [{ concept: 'straw-man', purpose: 'due' }] }],
])('the navigation state %o contains no planned places', (state) => {
  arriveWith(state)
  expect(plannedItems()).toBeNull()
})
