import type { AssignedRound, SeatView } from '@think-twice/contract/seats'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { seatOwner } from './kept-records.ts'
import { codeOfSeat, dropSeat, type KeptSeat, keepAssigned, keepSeat, seatIn, seatsHere } from './seats.ts'
import { rereadStorage } from './storage.ts'

const VIEW: SeatView = {
  class: { name: 'Period 3', kind: 'anonymous', code: 'NEWCDE' },
  seat: { id: 's', label: null },
  isPractice: false,
  rounds: [],
}
/** A seat taken with a join code that the class has replaced since. */
const SEAT: KeptSeat = { id: 's', code: 'LDCDE2', view: VIEW, assigned: {} }
const ROUND: AssignedRound = {
  kind: 'assigned',
  scenarioIds: ['one'],
  dueAt: null,
  isSilent: false,
  state: { number: 0, position: 0, phase: 'open' },
  answered: [],
}

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a seat is found by the join code it was taken with and by the class’s present one', () => {
  keepSeat(SEAT)
  rereadStorage()
  expect(['LDCDE2', 'NEWCDE', 'THERS2'].map((code) => seatIn(code)?.id)).toEqual(['s', 's', undefined])
  expect(seatsHere()).toEqual([seatOwner('s')])
})

test('calls name the class by the code that the seat was taken with', () => {
  keepSeat(SEAT)
  expect([codeOfSeat(seatOwner('s')), codeOfSeat(seatOwner('other'))]).toEqual(['LDCDE2', null])
})

test('an assigned round that arrives after its seat was left does not bring the seat back', () => {
  keepSeat(SEAT)
  keepAssigned('s', 'r', ROUND)
  expect(seatIn('NEWCDE')?.assigned).toEqual({ r: ROUND })
  dropSeat('s')
  keepAssigned('s', 'r', ROUND)
  expect(seatsHere()).toEqual([])
})

test('a seat stored by an earlier version is skipped', () => {
  device.setItem('seat:s', JSON.stringify({ ...SEAT, version: 1, savedAt: 1, place: 1 }))
  rereadStorage()
  expect(seatIn('NEWCDE')).toBeNull()
})
