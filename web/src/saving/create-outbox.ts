import type { Random } from '@think-twice/core/vocabulary'
import { ApiError } from '../data/api-error.ts'
import { isRefusedForGood, wasAnswered } from './acknowledgement.ts'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'
import { createRetrySchedule } from './retry-schedule.ts'
import type { SaveState } from './save-state.ts'

/** So many in a row without any answer: the connection is gone. */
const MOST_UNANSWERED = 2

/** Milliseconds until the server is asked again whether it still has everything. */
const TRUST = 60 * 60 * 1000

/** What the outbox lives in, handed in so that a test can make a world of its own. */
export type OutboxWorld = {
  store: OutboxStore
  /** Resolves when our server has the entry, and rejects in every other case. */
  send: (entry: OutboxEntry) => Promise<SavedReply>
  /** Keeps a copy of what the server has taken. */
  keepCopy: (entry: OutboxEntry) => Promise<void>
  /** What the server had taken from this person here, and does not have any more. */
  findLost: (userId: number) => Promise<OutboxEntry[]>
  /** Who is signed in on this device; null for nobody. */
  signedInId: () => number | null
  /** Milliseconds since 1970. */
  now: () => number
  random: Random
  /** Does something after so many milliseconds; what comes back calls it off. */
  later: (work: () => void, delay: number) => () => void
  /** Only one tab of a device does this at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  /** Told where an entry stands. */
  onState: (id: string, state: SaveState) => void
  /** Told what a saved entry changed on the server. */
  onSaved: (entry: OutboxEntry, saved: SavedReply) => void
}

/** How trying to send an entry ended. */
type Outcome = 'answered' | 'unanswered' | 'signed out'

/** Keeps what must not be lost until the server has said that it has it. */
export function createOutbox(world: OutboxWorld) {
  const { store, now, signedInId, onState } = world
  const schedule = createRetrySchedule(world.random)
  let callOff = () => {}
  /** Of whom the server was last found to have everything, and when. */
  let trusted: { userId: number; at: number } | null = null

  /** Puts an entry on the disk, then tries to send it. Settles when it is on the disk. */
  async function enqueue(entry: OutboxEntry): Promise<void> {
    onState(entry.id, 'saving')
    await store.put(entry)
    void drain()
  }

  /** Sends what waits for the person who is signed in, oldest first; one tab at a time. Never throws. */
  function drain(): Promise<void> {
    return start(() => true)
  }

  function start(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    callOff()
    return world.inTurn(() => sendWaiting(isTried))
  }

  async function sendWaiting(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    const own = (await store.all()).filter(({ userId }) => userId === signedInId())
    for (const { id } of own.filter(isRefused)) onState(id, 'refused')
    const waiting = own.filter((entry) => !isRefused(entry))
    const isStillSignedIn = await sendEach(schedule.inOrder(waiting.filter(isTried)))
    // Signing in sends what waits, so nothing is planned before that.
    if (!isStillSignedIn) return
    if (await putBackLost()) return sendWaiting(isTried)
    planNext(waiting.map(({ id }) => id))
  }

  /**
   * Once nothing waits any more, puts back what the server has lost. It is asked once a page and person, and then from time
   * to time.
   */
  async function putBackLost(): Promise<boolean> {
    const userId = signedInId()
    if (userId === null || (trusted?.userId === userId && now() - trusted.at < TRUST)) return false
    if ((await countWaiting(userId)) > 0) return false
    try {
      const lost = await world.findLost(userId)
      trusted = { userId, at: now() }
      for (const entry of lost) await store.put(entry)
      return lost.length > 0
    } catch (error) {
      console.warn('Whether the server still has everything could not be asked.', error)
      return false
    }
  }

  /** False when the person it is sent for turns out not to be signed in any more. */
  async function sendEach(entries: readonly OutboxEntry[]): Promise<boolean> {
    let unanswered = 0
    for (const entry of entries) {
      if (entry.userId !== signedInId()) return false
      if (unanswered >= MOST_UNANSWERED) {
        onState(entry.id, 'waiting')
        continue
      }
      const outcome = await trySending(entry)
      if (outcome === 'signed out') return false
      unanswered = outcome === 'unanswered' ? unanswered + 1 : 0
    }
    return true
  }

  function planNext(ids: readonly string[]): void {
    const delay = schedule.nextIn(ids, now())
    if (delay === null) return
    callOff = world.later(() => void start(({ id }) => schedule.isDue(id, now())), delay)
  }

  async function trySending(entry: OutboxEntry): Promise<Outcome> {
    let saved: SavedReply
    try {
      saved = await world.send(entry)
    } catch (error) {
      return isRefusedForGood(entry.id, error) ? setAside(entry, error) : keepWaiting(entry, error)
    }
    await world.keepCopy(entry)
    await store.delete(entry.id)
    schedule.done(entry.id)
    onState(entry.id, 'saved')
    world.onSaved(entry, saved)
    return 'answered'
  }

  async function setAside(entry: OutboxEntry, error: ApiError): Promise<Outcome> {
    console.warn(`The server will not take ${entry.id}.`, error)
    await store.put({ ...entry, refused: error.message })
    schedule.done(entry.id)
    onState(entry.id, 'refused')
    return 'answered'
  }

  function keepWaiting({ id }: OutboxEntry, error: unknown): Outcome {
    onState(id, 'waiting')
    // The login dialog opens by itself.
    if (error instanceof ApiError && error.status === 401 && error.isOurs) return 'signed out'
    console.warn(`${id} could not be sent; it stays on this device.`, error)
    const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0
    schedule.failed(id, now(), asked)
    return wasAnswered(error) ? 'answered' : 'unanswered'
  }

  /** How many entries of this person still wait to be sent. */
  async function countWaiting(userId: number): Promise<number> {
    return (await entriesOf(userId)).filter((entry) => !isRefused(entry)).length
  }

  async function entriesOf(userId: number): Promise<OutboxEntry[]> {
    return (await store.all()).filter((entry) => entry.userId === userId)
  }

  return {
    enqueue,
    drain,

    /** Sends what waits for somebody who has just signed in; it may be another server by then. */
    drainAfterSignIn(): Promise<void> {
      trusted = null
      return drain()
    },

    countWaiting,

    /** What the server will not take of this person's, each with its reason: kept on this device until they take it away. */
    async refusedEntries(userId: number): Promise<OutboxEntry[]> {
      return (await entriesOf(userId)).filter(isRefused)
    },
  }
}

function isRefused({ refused }: OutboxEntry): boolean {
  return refused !== undefined
}
