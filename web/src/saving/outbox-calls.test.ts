import { postProgress } from '@think-twice/contract/learning'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { someEntry } from '../../test/outbox.ts'
import { stubDevice } from '../browser/device.fixture.ts'
import { CALL_TIMEOUT } from '../data/api.ts'
import { ApiError } from '../data/http.ts'
import { isAcknowledged, isRefusedForGood, sendEntry } from './outbox-calls.ts'

const STREAK = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1 }
const KEY = 'r1:day'
const ACTIVE_DAY = someEntry(KEY)

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
  expect(await sendEntry(ACTIVE_DAY)).toEqual({ kind: 'streak', status: 200, reply: STREAK })
  expect(sent).toEqual([{ path: '/api/users/7/streak', method: 'PUT', key: KEY }])
})

test('a portal that answers 200 to everything has not saved the entry', async () => {
  serve(() => Response.json(STREAK))
  await expect(sendEntry(ACTIVE_DAY)).rejects.toThrow('A proxy replied 200 in place of our server.')
})

test('an entry confirmed by our server is saved, even if its reply cannot be read', async () => {
  serve(taken('neither here nor there'))
  expect(await sendEntry(ACTIVE_DAY)).toEqual({ kind: 'streak', status: 200, reply: null })
})

test('a refusal by the server is thrown', async () => {
  serve(() => Response.json({ code: 'not-yours', message: 'No.', requestId: 'r' }, { status: 403 }))
  await expect(sendEntry(ACTIVE_DAY)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
})

test('a call that is never answered is given up, so that the entry can be sent again', async () => {
  const abandon = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abandon.signal)
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    abandon.abort(new DOMException('Too late', 'TimeoutError'))
    return Promise.reject(signal?.reason)
  })
  await expect(sendEntry(ACTIVE_DAY)).rejects.toThrow('Too late')
  expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT)
  timeout.mockRestore()
})

describe('an entry counts as saved', () => {
  test.each([
    ['with our status and its key', postQuizResult, 201, KEY, true],
    ['when it was saved before', postQuizResult, 200, KEY, true],
    ['not by a portal that answers 200 to everything', postQuizResult, 200, null, false],
    ['not by the key of another entry', postQuizResult, 200, 'entry-2', false],
    ['not by a status that the call does not have', postProgress, 201, KEY, false],
  ])('%s', (_, endpoint, status, echo, expected) => {
    expect(isAcknowledged(endpoint, KEY, { status, echo })).toBe(expected)
  })
})

describe('an entry counts as refused for good', () => {
  const OURS = JSON.stringify({ code: 'result-differs', message: 'no', requestId: 'r' })
  const refusal = (status: number, body: string, echo: string | null) =>
    new ApiError(new Response(body, { status, headers: echo === null ? {} : { 'idempotency-key': echo } }), body)

  test.each([409, 413, 422])('after a %i from our own server with its key', (status) => {
    expect(isRefusedForGood(KEY, refusal(status, OURS, KEY))).toBe(true)
  })

  test.each([
    ['somebody else’s words', 413, '<h1>Too large</h1>', KEY],
    ['words like ours without its key', 413, OURS, null],
    ['the key of another entry', 422, OURS, 'entry-2'],
    ['a 400, which an older or stricter server may say', 400, OURS, KEY],
    ['a 403, which says that somebody else is signed in', 403, OURS, KEY],
    ['a 404 in the middle of a deployment', 404, OURS, KEY],
    ['a 429', 429, OURS, KEY],
  ])('not after %s', (_, status, body, echo) => {
    expect(isRefusedForGood(KEY, refusal(status, body, echo))).toBe(false)
  })

  test('not after a lost connection', () => {
    expect(isRefusedForGood(KEY, new TypeError('Failed to fetch'))).toBe(false)
  })
})
