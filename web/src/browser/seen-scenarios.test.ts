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

test('every time a scenario is seen is counted, separately for each person and for visitors', () => {
  for (const id of ['one', 'one', 'other']) rememberSeen(7, id)
  rememberSeen(null, 'one')
  expect([...timesSeen(7)]).toEqual([
    ['one', 2],
    ['other', 1],
  ])
  expect([...timesSeen(null)]).toEqual([['one', 1]])
})

test.each(['{', 'null', '{"one":"twice"}'])('stored text of another kind (%s) counts as nothing seen', (text) => {
  device.setItem('practised:7', text)
  expect(timesSeen(7).size).toBe(0)
})
