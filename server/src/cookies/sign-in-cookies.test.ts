import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { isKnownDevice } from './known-device.ts'
import { readSessionCookie } from './session-cookie.ts'
import { signInCookies } from './sign-in-cookies.ts'

test('signing in sets the session cookie first, then the proof that the person signed in here', () => {
  const sender = { headers: {}, isHttps: true }
  const cookies = signInCookies('7.abc', sender, { deviceKey: 'key', username: 'ada', rememberMe: true })['set-cookie']!
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  expect(cookies[0]).toMatch(/^__Host-sid=7\.abc;.*Max-Age=2592000$/)
  expect(readSessionCookie({ cookie }, true)).toBe('7.abc')
  expect(isKnownDevice({ cookie }, true, 'key', 'ada')).toBe(true)
})

test('people who signed in here before stay known', () => {
  const first = signInCookies(
    '1.abc',
    { headers: {}, isHttps: false },
    { deviceKey: 'key', username: 'ada', rememberMe: false },
  )
  const headers = { cookie: knownDeviceIn(first) }
  const second = signInCookies(
    '2.abc',
    { headers, isHttps: false },
    { deviceKey: 'key', username: 'bob', rememberMe: false },
  )
  const cookie = knownDeviceIn(second)
  for (const name of ['ada', 'bob']) expect(isKnownDevice({ cookie }, false, 'key', name)).toBe(true)
})

/** The second cookie of a sign-in, as a browser sends it back. */
function knownDeviceIn(headers: ReturnType<typeof signInCookies>): string {
  const cookies = required(headers['set-cookie'], 'the cookies of a sign-in')
  return itemAt(itemAt(cookies, 1).split(';'), 0)
}
