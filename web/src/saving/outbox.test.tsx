import { putStreak } from '@think-twice/contract/learning'
import { postMissing } from '@think-twice/contract/quiz-results'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { emptyOutbox, someEntry, unsentIds } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { drainAfterSignIn, enqueue, startOutbox } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'
import { useSaveState } from './save-state.ts'

quietConsole()

const STREAK = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1 }
let keys: string[] = []

/** Answers each active day according to its key. */
function serve(reply: (key: string) => Response | Promise<Response>, missing: string[] = []): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit = {}) => {
    if (path === postMissing.path.replace(':id', String(ADA.id))) {
      return Response.json({ results: [], answers: missing.splice(0) })
    }
    if (path !== putStreak.path.replace(':id', String(ADA.id))) return new Response('', { status: 503 })
    const key = new Headers(headers).get('idempotency-key') ?? ''
    keys.push(key)
    return reply(key)
  })
}

const taken = (key: string) => Response.json(STREAK, { headers: { 'idempotency-key': key } })
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const stateOf = (id: string) => renderHook(() => useSaveState(id) ?? 'nothing')

beforeEach(() => {
  keys = []
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await emptyOutbox()
})

test('an entry that could not be sent waits, and is sent when the connection returns', async () => {
  serve(noAnswer)
  signInAda()
  const state = stateOf('waits')
  startOutbox(() => {})
  await enqueue(someEntry('waits'))
  await expect.poll(() => state.current).toBe('waiting')
  serve(taken)
  dispatchEvent(new Event('online'))
  await expect.poll(() => state.current).toBe('saved')
})

test('an entry that another tab has sent counts as saved when the person returns to this one', async () => {
  serve(noAnswer)
  signInAda()
  const state = stateOf('elsewhere')
  startOutbox(() => {})
  await enqueue(someEntry('elsewhere'))
  await expect.poll(() => state.current).toBe('waiting')
  for (const entry of await outboxStore.entriesOf(ADA.id, 'waiting')) {
    await outboxStore.settle(entry, { state: 'saved', savedAt: Date.now() })
  }
  dispatchEvent(new Event('pageshow'))
  await expect.poll(() => state.current).toBe('saved')
})

test('what the server turns out to lack after signing in is sent again', async () => {
  const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true } as const
  await outboxStore.put(someEntry('day', { state: 'saved', savedAt: Date.now() }))
  await outboxStore.put(
    someEntry('answer', { state: 'saved', savedAt: Date.now(), call: { kind: 'progress', body: answer } }),
  )
  serve(taken, ['answer'])
  signInAda()
  await drainAfterSignIn()
  // The day has no id to ask about, so it goes along.
  expect(keys).toEqual(['day'])
  expect(await unsentIds()).toEqual(['answer'])
})
