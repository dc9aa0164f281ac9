import { itemAt } from '@think-twice/core/item-at'
import { expect, test } from 'vitest'
import { createDevice, readDeviceCookie, setDeviceCookie } from './device-cookie.ts'

test('a device id is read back from its cookie, which lasts 48 hours', () => {
  const device = createDevice()
  const { 'set-cookie': cookie } = setDeviceCookie(device, false)
  expect(cookie).toMatch(/; Max-Age=172800$/)
  expect(readDeviceCookie({ cookie: itemAt(cookie!.split(';'), 0) }, false)).toBe(device)
  expect(createDevice()).not.toBe(device)
})

test.each(['', 'device=', 'device=short', `device=${'a'.repeat(23)}`, 'device=<script>alert(1)</script>'])(
  'the cookie %j does not contain a device id',
  (cookie) => {
    expect(readDeviceCookie({ cookie }, false)).toBe(null)
  },
)
