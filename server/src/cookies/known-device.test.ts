import { itemAt } from '@think-twice/core/item-at'
import { expect, test } from 'vitest'
import { isKnownDevice, rememberDevice } from './known-device.ts'

const KEY = 'a key of the server'

/** The cookie as the browser sends it back. */
function sentBack(cookie: string) {
  return { cookie: itemAt(cookie.split(';'), 0) }
}

test('a browser knows whoever signed in there, in any capitals, and nobody else', () => {
  const headers = sentBack(rememberDevice({}, false, KEY, 'Ada'))
  expect(isKnownDevice(headers, false, KEY, 'ada')).toBe(true)
  expect(isKnownDevice(headers, false, KEY, 'bob')).toBe(false)
  expect(isKnownDevice({}, false, KEY, 'ada')).toBe(false)
})

test('the proof of a known browser cannot be made by another server, and does not reveal the name', () => {
  const cookie = rememberDevice({}, false, 'another key', 'ada')
  expect(isKnownDevice(sentBack(cookie), false, KEY, 'ada')).toBe(false)
  expect(cookie).not.toContain('ada')
})

test('the proof of a known browser lasts a year', () => {
  expect(rememberDevice({}, true, KEY, 'ada')).toMatch(/^__Host-known=.*; Max-Age=31536000$/)
})

test('a browser remembers ten people, most recent first, and forgets the one who signed in longest ago', () => {
  let headers: { cookie?: string } = {}
  const names = Array.from({ length: 10 }, (_, number) => `person${number}`)
  for (const name of [...names, 'person0', 'person10']) {
    headers = sentBack(rememberDevice(headers, false, KEY, name))
  }
  expect(names.filter((name) => !isKnownDevice(headers, false, KEY, name))).toEqual(['person1'])
})

test.each(['known=', 'known=x', `known=${'x'.repeat(22)}`, `known=${'.'.repeat(500)}`])(
  'the made-up cookie %s proves nothing, and malformed proofs are dropped',
  (cookie) => {
    expect(isKnownDevice({ cookie }, false, KEY, 'ada')).toBe(false)
    const remembered = rememberDevice({ cookie }, false, KEY, 'ada')
    expect(remembered).toMatch(/^known=[\w-]{22}(\.x{22})?;/)
  },
)
