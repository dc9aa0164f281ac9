import { expect, test } from 'vitest'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts'

test('a session cookie ends with the browser, or after 30 days if the session is remembered', () => {
  expect(setSessionCookie('7.abc', false, false)['set-cookie']).not.toContain('Max-Age')
  expect(setSessionCookie('7.abc', false, true)['set-cookie']).toMatch(/; Max-Age=2592000$/)
})

test('a session token is read from its cookie, over https only from the one for https', () => {
  expect(readSessionCookie({ cookie: 'sid=7.abc' }, false)).toBe('7.abc')
  expect(readSessionCookie({ cookie: 'sid=7.abc' }, true)).toBe(undefined)
  expect(readSessionCookie({ cookie: '__Host-sid=7.abc' }, true)).toBe('7.abc')
})

test('clearing a session cookie leaves an empty cookie that has expired', () => {
  expect(clearSessionCookie(true)).toEqual({
    'set-cookie': '__Host-sid=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
  })
})
