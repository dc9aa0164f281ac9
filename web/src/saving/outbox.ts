import { postDispute } from '@think-twice/contract/disputes'
import { postProgress } from '@think-twice/contract/progress'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { putStreak } from '@think-twice/contract/streak'
import { currentUser } from '../browser/current-user.ts'
import { ApiError, call, type Reply } from '../data/api.ts'
import { retryDelay } from './backoff.ts'
import { allEntries, deleteEntry, type OutboxEntry, putEntry } from './outbox-store.ts'
import { setEntryState } from './save-state.ts'

/** These say that the request itself is at fault; sending it again cannot help. */
const FINAL = [400, 403, 404, 409, 413, 415, 422]

/** Told what a saved entry changed on the server. */
type SavedListener = (entry: OutboxEntry, reply: unknown) => void
let onSaved: SavedListener = () => {}

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Puts an entry on the disk, then tries to send it. Settles when it is on the disk. */
export async function enqueue(entry: OutboxEntry): Promise<void> {
  setEntryState(entry.id, 'saving')
  await putEntry(entry)
  void drainOutbox()
}

/** Sends what waits for the person who is signed in, oldest first; one tab at a time. Never throws. */
export async function drainOutbox(): Promise<void> {
  clearTimeout(timer)
  // A browser without locks sends from every tab; each entry counts once all the same.
  if (!navigator.locks) return drain()
  await navigator.locks.request('outbox', drain)
}

async function drain(): Promise<void> {
  for (const entry of await allEntries()) {
    if (entry.userId !== currentUser()?.id) continue
    if (entry.refused !== undefined) {
      setEntryState(entry.id, 'refused')
      continue
    }
    try {
      const reply = await send(entry)
      await deleteEntry(entry.id)
      failures = 0
      setEntryState(entry.id, 'saved')
      onSaved(entry, reply)
    } catch (error) {
      if (error instanceof ApiError && FINAL.includes(error.status)) {
        console.warn(`The server will not take ${entry.id}.`, error)
        await putEntry({ ...entry, refused: error.message })
        setEntryState(entry.id, 'refused')
        continue
      }
      setEntryState(entry.id, 'waiting')
      // Nobody is signed in any more: the login dialog is open, and signing in sends what waits.
      if (error instanceof ApiError && error.status === 401) return
      console.warn(`${entry.id} could not be sent; it stays on this device.`, error)
      failures += 1
      const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0
      timer = setTimeout(drainOutbox, Math.max(asked, retryDelay(failures, Math.random)))
      return
    }
  }
}

async function send({ id, userId, call: { kind, body } }: OutboxEntry): Promise<unknown> {
  switch (kind) {
    case 'quiz-result':
      return (await call(postQuizResult, { body: body as never })).reply satisfies Reply<typeof postQuizResult>
    case 'progress':
      return (await call(postProgress, { params: { id: userId }, body: body as never, idempotencyKey: id })).reply
    case 'streak':
      return (await call(putStreak, { params: { id: userId }, body: body as never })).reply
    case 'dispute':
      return (await call(postDispute, { params: { id: userId }, body })).reply
  }
}

/** Starts sending: now, and whenever the connection or the person comes back. */
export function startOutbox(listener: SavedListener): void {
  onSaved = listener
  const drainSoon = () => void drainOutbox()
  addEventListener('online', drainSoon)
  addEventListener('focus', drainSoon)
  drainSoon()
}

/** How many entries of this person still wait to be sent. */
export async function countWaiting(userId: number): Promise<number> {
  const entries = await allEntries()
  return entries.filter((entry) => entry.userId === userId && entry.refused === undefined).length
}

/** What the server will not take of this person's, each with its reason: kept on this device until they take it away. */
export async function refusedEntries(userId: number): Promise<OutboxEntry[]> {
  const entries = await allEntries()
  return entries.filter((entry) => entry.userId === userId && entry.refused !== undefined)
}
