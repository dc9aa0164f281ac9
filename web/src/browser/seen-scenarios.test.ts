import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { rememberSeen, timesSeen } from './seen-scenarios.ts'

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('each meeting with a scenario is counted, apart for each person and for visitors', () => {
  for (const id of ['one', 'one', 'other']) rememberSeen(7, id)
  rememberSeen(null, 'one')
  expect([...timesSeen(7)]).toEqual([
    ['one', 2],
    ['other', 1],
  ])
  expect([...timesSeen(null)]).toEqual([['one', 1]])
})

test.each(['{', 'null', '{"one":"twice"}'])('what was never ours (%s) counts as nothing seen', (text) => {
  device.setItem('practised:7', text)
  expect(timesSeen(7).size).toBe(0)
})
