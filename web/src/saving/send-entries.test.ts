import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import type { OutboxEntry } from './outbox-store.ts'
import { createRetrySchedule } from './retry-schedule.ts'
import { entry, refusal, storeOf } from './saving.fixture.ts'
import { sendEach } from './send-entries.ts'

const offline = () => new TypeError('Failed to fetch')

/** Sends entries to a server played by the test; tells what came of them. */
async function sendTo(server: (entry: OutboxEntry) => void, ...entries: OutboxEntry[]) {
  const store = storeOf(...entries)
  const log: string[] = []
  const schedule = createRetrySchedule(() => 1)
  const isStillSignedIn = await sendEach(
    entries,
    {
      store,
      send: async (sent) => {
        server(sent)
        return { kind: 'streak', reply: null }
      },
      hasCopy: async () => false,
      keepCopy: async ({ id }) => void log.push(`${id} copied`),
      findLost: async () => [],
      signedInId: () => 7,
      now: () => 0,
      random: () => 1,
      later: () => () => {},
      inTurn: (work) => work(),
      onState: (id, state) => log.push(`${id} ${state}`),
      onSaved: ({ id }) => log.push(`${id} told`),
    },
    schedule,
  )
  return { isStillSignedIn, log, kept: await store.all(), nextIn: schedule.nextIn(['a', 'b', 'c'], 0) }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('an entry that the server has saved is copied, then removed, then announced', async () => {
  const { log, kept, isStillSignedIn } = await sendTo(() => {}, entry('a'))
  expect(log).toEqual(['a copied', 'a saved', 'a told'])
  expect([kept, isStillSignedIn]).toEqual([[], true])
})

test('an entry that the server refuses is set aside with the reason, and not planned again', async () => {
  const { log, kept, nextIn } = await sendTo(() => {
    throw refusal(422, 'a')
  }, entry('a'))
  expect(log).toEqual(['a refused'])
  expect(kept).toMatchObject([{ id: 'a', refused: expect.stringContaining('422') }])
  expect(nextIn).toBeNull()
})

test('two entries in a row without a reply stop the sending, and a reply in between restarts the count', async () => {
  const sent: string[] = []
  const { log, kept } = await sendTo(
    ({ id }) => {
      sent.push(id)
      throw id === 'b' ? refusal(503, 'b') : offline()
    },
    ...['a', 'b', 'c', 'd', 'e'].map((id) => entry(id)),
  )
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `${id} waiting`))
  expect(kept).toHaveLength(5)
})

test('a server that asks for time gets it, and otherwise an entry is retried soon', async () => {
  const asking = await sendTo(() => {
    throw refusal(503, 'a', { 'retry-after': '30' })
  }, entry('a'))
  expect(asking.nextIn).toBe(30_000)
  const failing = await sendTo(() => {
    throw offline()
  }, entry('a'))
  expect(failing.nextIn).toBe(1000)
})

test('a session that is over stops the sending, but only if our own server says so', async () => {
  const over = await sendTo(
    () => {
      throw refusal(401, null)
    },
    entry('a'),
    entry('b'),
  )
  expect([over.isStillSignedIn, over.log]).toEqual([false, ['a waiting']])
  const portal = await sendTo(() => {
    throw new ApiError(new Response('<h1>Log in</h1>', { status: 401 }), '<h1>Log in</h1>')
  }, entry('a'))
  expect(portal.isStillSignedIn).toBe(true)
})

test('no entry is sent for anybody but the person who is signed in', async () => {
  const { isStillSignedIn, log } = await sendTo(() => {}, entry('a', { userId: 8 }))
  expect([isStillSignedIn, log]).toEqual([false, []])
})
