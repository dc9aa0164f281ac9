import { ApiError } from '../data/api-error.ts'
import { isRefusedForGood, wasAnswered } from './acknowledgement.ts'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import type { RetrySchedule } from './retry-schedule.ts'

/** After this many entries in a row without a reply, the connection counts as lost. */
const MOST_UNANSWERED = 2

/** How trying to send an entry turned out. */
type Outcome = 'answered' | 'unanswered' | 'signed out'

/** Sends entries one after the other. False if the person they are sent for turns out to be no longer signed in. */
export async function sendEach(
  entries: readonly OutboxEntry[],
  world: OutboxWorld,
  schedule: RetrySchedule,
): Promise<boolean> {
  let unanswered = 0
  for (const entry of entries) {
    if (entry.userId !== world.signedInId()) return false
    if (unanswered >= MOST_UNANSWERED) {
      world.onState(entry.id, 'waiting')
      continue
    }
    const outcome = await trySending(entry, world, schedule)
    if (outcome === 'signed out') return false
    unanswered = outcome === 'unanswered' ? unanswered + 1 : 0
  }
  return true
}

async function trySending(entry: OutboxEntry, world: OutboxWorld, schedule: RetrySchedule): Promise<Outcome> {
  let saved: SavedReply
  try {
    saved = await world.send(entry)
  } catch (error) {
    return isRefusedForGood(entry.id, error)
      ? setAside(entry, error, world, schedule)
      : keepWaiting(entry, error, world, schedule)
  }
  await world.keepCopy(entry)
  await world.store.delete(entry.id)
  schedule.done(entry.id)
  world.onState(entry.id, 'saved')
  world.onSaved(entry, saved)
  return 'answered'
}

async function setAside(
  entry: OutboxEntry,
  error: ApiError,
  { store, onState }: OutboxWorld,
  schedule: RetrySchedule,
): Promise<Outcome> {
  console.warn(`The server will not take ${entry.id}.`, error)
  await store.put({ ...entry, refused: error.message })
  schedule.done(entry.id)
  onState(entry.id, 'refused')
  return 'answered'
}

function keepWaiting(
  { id }: OutboxEntry,
  error: unknown,
  { now, onState }: OutboxWorld,
  schedule: RetrySchedule,
): Outcome {
  onState(id, 'waiting')
  // The login dialog opens on its own.
  if (error instanceof ApiError && error.status === 401 && error.isOurs) return 'signed out'
  console.warn(`${id} could not be sent; it stays on this device.`, error)
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0
  schedule.failed(id, now(), asked)
  return wasAnswered(error) ? 'answered' : 'unanswered'
}
