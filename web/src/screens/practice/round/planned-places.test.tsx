import { afterEach, expect, test } from 'vitest'
import { plannedPlaces } from './planned-places.ts'

const PLACE = { concept: 'Straw Man', purpose: 'due', scenario: null }

const arriveWith = (state: unknown) => history.replaceState(state, '')

afterEach(() => arriveWith(null))

test('the planned places of a round come with the navigation', () => {
  arriveWith({ places: [PLACE, { ...PLACE, scenario: 'straw-man-bus' }] })
  expect(plannedPlaces()).toEqual([PLACE, { ...PLACE, scenario: 'straw-man-bus' }])
})

test.each([
  [null],
  [{}],
  [{ places: [] }],
  [{ places: 'two' }],
  [{ places: [PLACE, { ...PLACE, concept: 'Red Herring' }] }],
  [{ places: [{ ...PLACE, purpose: 'revenge' }] }],
  [{ places: [{ concept: 'Straw Man', purpose: 'due' }] }],
])('the navigation state %o contains no planned places', (state) => {
  arriveWith(state)
  expect(plannedPlaces()).toBeNull()
})
