import { postDispute } from '@think-twice/contract/disputes'
import type { Endpoint } from '@think-twice/contract/endpoint'
import { postProgress } from '@think-twice/contract/progress'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { putStreak } from '@think-twice/contract/streak'
import { currentUser } from '../browser/current-user.ts'
import { ApiError, call } from '../data/api.ts'
import { isAcknowledged, isRefusedForGood, wasAnswered } from './acknowledgement.ts'
import { allEntries, deleteEntry, type OutboxEntry, putEntry } from './outbox-store.ts'
import { createRetrySchedule } from './retry-schedule.ts'
import { setEntryState } from './save-state.ts'

/** Milliseconds after which a send is given up: longer than the server takes for anything. */
const PATIENCE = 20_000
/** So many in a row without any answer: the connection is gone. */
const MOST_UNANSWERED = 2

/** Told what a saved entry changed on the server. */
type SavedListener = (entry: OutboxEntry, reply: unknown) => void
let onSaved: SavedListener = () => {}

const schedule = createRetrySchedule(Math.random)
let timer: ReturnType<typeof setTimeout> | undefined

/** Puts an entry on the disk, then tries to send it. Settles when it is on the disk. */
export async function enqueue(entry: OutboxEntry): Promise<void> {
  setEntryState(entry.id, 'saving')
  await putEntry(entry)
  void drainOutbox()
}

/** Sends what waits for the person who is signed in, oldest first; one tab at a time. Never throws. */
export function drainOutbox(): Promise<void> {
  return inTurn(() => drain(() => true))
}

/** Sends what was to be tried again by now. */
function drainDue(): Promise<void> {
  return inTurn(() => drain(({ id }) => schedule.isDue(id, Date.now())))
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  clearTimeout(timer)
  // A browser without locks sends from every tab; each entry counts once all the same.
  if (!navigator.locks) return work()
  await navigator.locks.request('outbox', work)
}

async function drain(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
  const own = (await allEntries()).filter(({ userId }) => userId === currentUser()?.id)
  for (const { id, refused } of own) if (refused !== undefined) setEntryState(id, 'refused')
  const waiting = own.filter(({ refused }) => refused === undefined)
  let unanswered = 0
  for (const entry of schedule.inOrder(waiting.filter(isTried))) {
    // Somebody else may have signed in, or nobody be signed in any more.
    if (entry.userId !== currentUser()?.id) return
    if (unanswered >= MOST_UNANSWERED) {
      setEntryState(entry.id, 'waiting')
      continue
    }
    const outcome = await trySending(entry)
    // The login dialog is open, and signing in sends what waits.
    if (outcome === 'signed out') return
    unanswered = outcome === 'unanswered' ? unanswered + 1 : 0
  }
  const ids = waiting.map(({ id }) => id)
  const next = schedule.nextIn(ids, Date.now())
  if (next !== null) timer = setTimeout(drainDue, next)
}

async function trySending(entry: OutboxEntry): Promise<'answered' | 'unanswered' | 'signed out'> {
  try {
    const reply = await send(entry)
    await deleteEntry(entry.id)
    schedule.done(entry.id)
    setEntryState(entry.id, 'saved')
    onSaved(entry, reply)
    return 'answered'
  } catch (error) {
    if (isRefusedForGood(entry.id, error)) {
      console.warn(`The server will not take ${entry.id}.`, error)
      await putEntry({ ...entry, refused: (error as ApiError).message })
      schedule.done(entry.id)
      setEntryState(entry.id, 'refused')
      return 'answered'
    }
    setEntryState(entry.id, 'waiting')
    if (error instanceof ApiError && error.status === 401 && error.isOurs) return 'signed out'
    console.warn(`${entry.id} could not be sent; it stays on this device.`, error)
    const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0
    schedule.failed(entry.id, Date.now(), asked)
    return wasAnswered(error) ? 'answered' : 'unanswered'
  }
}

/** Sends one entry; what the reply says when our server has it, and an error for every other reply. */
async function send(entry: OutboxEntry): Promise<unknown> {
  const endpoint = ENDPOINTS[entry.call.kind]
  const { reply, ...answered } = await call<Endpoint>(endpoint, {
    params: { id: entry.userId },
    body: entry.call.body as never,
    idempotencyKey: entry.id,
    patience: PATIENCE,
  })
  if (isAcknowledged(endpoint, entry.id, answered)) return reply
  throw new Error(`Somebody on the way answered ${answered.status} in place of the server.`)
}

const ENDPOINTS = {
  'quiz-result': postQuizResult,
  progress: postProgress,
  streak: putStreak,
  dispute: postDispute,
} as const

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
