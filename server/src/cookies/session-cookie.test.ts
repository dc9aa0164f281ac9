import { expect, test } from 'vitest'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts'

test('a session ends with the browser unless it is to be remembered, which is for 30 days', () => {
  expect(setSessionCookie('7.abc', false, false)['set-cookie']).not.toContain('Max-Age')
  expect(setSessionCookie('7.abc', false, true)['set-cookie']).toMatch(/; Max-Age=2592000$/)
})

test('its token is read again, over https only from the cookie for https', () => {
  expect(readSessionCookie({ cookie: 'sid=7.abc' }, false)).toBe('7.abc')
  expect(readSessionCookie({ cookie: 'sid=7.abc' }, true)).toBe(undefined)
  expect(readSessionCookie({ cookie: '__Host-sid=7.abc' }, true)).toBe('7.abc')
})

test('clearing it leaves an empty cookie that is over', () => {
  expect(clearSessionCookie(true)).toEqual({
    'set-cookie': '__Host-sid=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
  })
})
