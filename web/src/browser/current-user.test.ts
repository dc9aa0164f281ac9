import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUser, endUserSession, forgetUser, personHere, rememberUser } from './current-user.ts'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const ada = { id: 7, name: 'Ada Byron', username: 'ada', createdAt: 1_700_000_000_000 }

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a stored user is read back', () => {
  device.setItem('user', JSON.stringify(ada))
  expect(currentUser()).toEqual(ada)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"id":"7"}',
  JSON.stringify({ ...ada, id: 1.5 }),
  JSON.stringify({ ...ada, name: null }),
])('the corrupt stored user %s counts as signed out', (stored) => {
  device.setItem('user', stored)
  expect(currentUser()).toBeNull()
})

test('without a stored user nobody is signed in', () => {
  expect(currentUser()).toBeNull()
})

test('on a device that cannot store anything a user stays signed in until the page is closed', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  rememberUser(ada)
  expect(currentUser()).toEqual(ada)
  forgetUser()
  expect(currentUser()).toBeNull()
})

test('somebody whose session ended in this tab is still the person here, until anybody logs in or out', () => {
  rememberUser(ada)
  expect(personHere()).toBe(7)
  endUserSession(7)
  expect(currentUser()).toBeNull()
  expect(personHere()).toBe(7)
  rememberUser({ ...ada, id: 8 })
  expect(personHere()).toBe(8)
  forgetUser()
  expect(personHere()).toBeNull()
})
