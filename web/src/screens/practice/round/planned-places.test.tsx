import { afterEach, expect, test } from 'vitest'
import { plannedPlaces } from './planned-places.ts'

const PLACE = { concept: 'Straw Man', purpose: 'due', scenario: null }

const arriveWith = (state: unknown) => history.replaceState(state, '')

afterEach(() => arriveWith(null))

test('the places that were shown come along with the address', () => {
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
])('what is no plan of ours (%o) is none', (state) => {
  arriveWith(state)
  expect(plannedPlaces()).toBeNull()
})
