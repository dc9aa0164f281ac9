import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { clearPendingLogout, noteLogoutPending, sendPendingLogout } from './pending-logout.ts'

let keys: string[] = []

/** Answers each logout according to its key. */
function serve(reply: (key: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key') ?? ''
    keys.push(key)
    return reply(key)
  })
}

const ended = (key: string) => new Response(null, { status: 204, headers: { 'idempotency-key': key } })

beforeEach(() => {
  keys = []
  stubDevice()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  clearPendingLogout()
  vi.unstubAllGlobals()
})

test('a logout is sent until the server has confirmed it, and then no more', async () => {
  let isDown = true
  serve((key) => (isDown ? new Response('', { status: 503 }) : ended(key)))
  noteLogoutPending()
  expect(await sendPendingLogout()).toBe(false)
  isDown = false
  expect(await sendPendingLogout()).toBe(true)
  expect(await sendPendingLogout()).toBe(true)
  expect(keys).toHaveLength(2)
})

test('two callers at the same time wait for the same call', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  serve(async (key) => {
    await promise
    return ended(key)
  })
  noteLogoutPending()
  const both = Promise.all([sendPendingLogout(), sendPendingLogout()])
  resolve()
  expect(await both).toEqual([true, true])
  expect(keys).toHaveLength(1)
})

test.each([
  ['a portal that says 200', () => Response.json({})],
  ['a 204 without the key', () => new Response(null, { status: 204 })],
  ['a 204 with another key', () => ended('another')],
])('a session is not ended by %s', async (_, reply) => {
  serve(reply)
  noteLogoutPending()
  expect(await sendPendingLogout()).toBe(false)
})
