import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { sendEntry } from './outbox-calls.ts'

const STREAK = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1 }
const DAY = { id: 'r1:day', userId: 7, call: { kind: 'streak', body: { lastActivityDate: 1 } } } as const

type Sent = { path: string; method: string | undefined; key: string | null }
let sent: Sent[] = []

function serve(reply: (key: string) => Response): void {
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key')
    sent.push({ path, method, key })
    return reply(key ?? '')
  })
}

const taken = (body: unknown) => (key: string) => Response.json(body, { headers: { 'idempotency-key': key } })

beforeEach(() => {
  sent = []
  stubDevice()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an entry is sent to its person’s address under its own id, and the reply comes back', async () => {
  serve(taken(STREAK))
  expect(await sendEntry(DAY)).toEqual({ kind: 'streak', reply: STREAK })
  expect(sent).toEqual([{ path: '/api/users/7/streak', method: 'PUT', key: 'r1:day' }])
})

test('the favorite to be removed is named in the address', async () => {
  serve((key) => new Response(null, { status: 204, headers: { 'idempotency-key': key } }))
  const params = { itemId: 'straw-man', itemType: 'fallacy' } as const
  await sendEntry({ id: 'h', userId: 7, call: { kind: 'no-favorite', body: undefined, params } })
  expect(sent).toEqual([{ path: '/api/users/7/favorites/straw-man/fallacy', method: 'DELETE', key: 'h' }])
})

test('a portal that answers 200 to everything has not saved the entry', async () => {
  serve(() => Response.json(STREAK))
  await expect(sendEntry(DAY)).rejects.toThrow('A proxy answered 200 in place of our server.')
})

test('an entry confirmed by our server is saved, even if its reply cannot be read', async () => {
  serve(taken('neither here nor there'))
  expect(await sendEntry(DAY)).toEqual({ kind: 'streak', reply: null })
})

test('a refusal by the server is thrown', async () => {
  serve(() => Response.json({ code: 'not-yours', message: 'No.', requestId: 'r' }, { status: 403 }))
  await expect(sendEntry(DAY)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
})
