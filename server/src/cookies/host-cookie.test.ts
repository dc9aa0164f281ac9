import { expect, test } from 'vitest'
import { hostCookie, readCookie } from './host-cookie.ts'

test('a cookie is hidden from scripts and not sent by other sites', () => {
  expect(hostCookie('sid', 'abc', false, '')).toEqual({ 'set-cookie': 'sid=abc; Path=/; HttpOnly; SameSite=Strict' })
})

test('a cookie set over https is bound to this host and sent over https only', () => {
  expect(hostCookie('sid', 'abc', true, '; Max-Age=5')).toEqual({
    'set-cookie': '__Host-sid=abc; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=5',
  })
})

test.each([
  ['sid=abc', 'abc'],
  ['theme=dark; sid=abc; other=1', 'abc'],
  ['sid=a=b', 'a=b'],
  ['sid=', ''],
  ['xsid=abc', undefined],
  ['sidx=abc', undefined],
  [undefined, undefined],
])('the cookie header %j gives the value %j', (cookie, value) => {
  expect(readCookie(cookie === undefined ? {} : { cookie }, 'sid', false)).toBe(value)
})

test('over https only a cookie that was set over https counts', () => {
  const cookie = 'sid=open; __Host-sid=closed'
  expect(readCookie({ cookie }, 'sid', true)).toBe('closed')
  expect(readCookie({ cookie: 'sid=open' }, 'sid', true)).toBe(undefined)
  expect(readCookie({ cookie }, 'sid', false)).toBe('open')
})
