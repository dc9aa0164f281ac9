import { putStreak } from '@think-twice/contract/progress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { findAcknowledged, forgetAcknowledged, keepAcknowledged } from './acknowledged-store.ts'
import { countWaiting, drainOutbox, enqueue, refusedEntries, startOutbox } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'
import { useSaveState } from './save-state.ts'

quietConsole()

const STREAK = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1 }
let keys: string[] = []

/** Answers each entry according to its key. */
function serve(reply: (key: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit = {}) => {
    if (!path.endsWith(putStreak.path.replace(':id', String(ADA.id)))) return new Response('', { status: 503 })
    const key = new Headers(headers).get('idempotency-key') ?? ''
    keys.push(key)
    return reply(key)
  })
}

const taken = (key: string) => Response.json(STREAK, { headers: { 'idempotency-key': key } })
const refusedForGood = (key: string) =>
  Response.json(
    { code: 'answer-differs', message: 'No.', requestId: 'r' },
    { status: 409, headers: { 'idempotency-key': key } },
  )
const add = (id: string, userId = ADA.id) =>
  enqueue({ id, userId, queuedAt: Date.now(), call: { kind: 'streak', body: { lastActivityDate: 1 } } })
const stateOf = (id: string) => renderHook(() => useSaveState(id) ?? 'nothing')

beforeEach(() => {
  keys = []
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetAcknowledged(ADA.id)
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('an entry that our server has saved leaves the outbox, and a copy of it stays', async () => {
  serve(taken)
  signInAda()
  const state = stateOf('taken')
  await add('taken')
  await expect.poll(() => state.current).toBe('saved')
  expect(await outboxStore.all()).toEqual([])
  expect(await findAcknowledged('taken')).toMatchObject({ id: 'taken' })
})

test('an entry that could not be sent waits, and is sent when the connection returns', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  signInAda()
  const state = stateOf('waits')
  startOutbox(() => {})
  await add('waits')
  await expect.poll(() => state.current).toBe('waiting')
  expect(await countWaiting(ADA.id)).toBe(1)
  serve(taken)
  dispatchEvent(new Event('online'))
  await expect.poll(() => state.current).toBe('saved')
  expect(await countWaiting(ADA.id)).toBe(0)
})

test('an entry that another tab has sent counts as saved when the person returns to this one', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  signInAda()
  const state = stateOf('elsewhere')
  startOutbox(() => {})
  await add('elsewhere')
  await expect.poll(() => state.current).toBe('waiting')
  for (const entry of await outboxStore.all()) {
    await keepAcknowledged(entry)
    await outboxStore.delete(entry.id)
  }
  dispatchEvent(new Event('pageshow'))
  await expect.poll(() => state.current).toBe('saved')
})

test('an entry that the server will never accept is set aside with its reason, and not sent again', async () => {
  serve(refusedForGood)
  signInAda()
  const state = stateOf('refused')
  await add('refused')
  await expect.poll(() => state.current).toBe('refused')
  await drainOutbox()
  expect(keys).toEqual(['refused'])
  expect((await refusedEntries(ADA.id)).map(({ refused }) => refused)).toEqual([expect.stringContaining('409')])
  expect(await countWaiting(ADA.id)).toBe(0)
})

test('entries left on this device by another person stay theirs', async () => {
  serve(taken)
  signInAda()
  await add('of-grace', 8)
  await drainOutbox()
  expect(keys).toEqual([])
  expect(await countWaiting(8)).toBe(1)
})

test('two tabs that send at the same time send each entry once', async () => {
  signInAda()
  await outboxStore.put({
    id: 'once',
    userId: ADA.id,
    queuedAt: 1,
    call: { kind: 'streak', body: { lastActivityDate: 1 } },
  })
  serve(taken)
  await Promise.all([drainOutbox(), drainOutbox()])
  expect(keys).toEqual(['once'])
})
