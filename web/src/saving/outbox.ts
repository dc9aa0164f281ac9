import { DAY } from '@think-twice/core/activity/days'
import type { Random } from '@think-twice/core/vocabulary'
import { elapsedNow, timeNow } from '../browser/clock.ts'
import { currentUser } from '../browser/current-user.ts'
import { isSeatOwner, type OwnerId } from '../browser/kept-records.ts'
import { random } from '../browser/random.ts'
import { seatsHere } from '../browser/seats.ts'
import { ApiError } from '../data/http.ts'
import { missingIds } from './missing.ts'
import { isRefusedForGood, type SavedReply, sendEntry } from './outbox-calls.ts'
import { type OutboxEntry, outboxStore } from './outbox-store.ts'
import { createRetrySchedule } from './retry-schedule.ts'
import { entryStates, type SaveState, setEntryState } from './save-state.ts'

/** Milliseconds for which a saved entry stays on the device. */
export const SAVED_KEPT_FOR = 30 * DAY
/** After this many entries in a row without a reply, the connection counts as lost. */
const MOST_WITHOUT_REPLY = 2

/** The outbox's surroundings, passed in so that a test can supply its own. */
export type OutboxWorld = {
  store: typeof outboxStore
  /** Resolves when our server has the entry, and rejects in any other case. */
  send: (entry: OutboxEntry) => Promise<SavedReply>
  /** The ids of what the server once took from this person here, and no longer has. */
  missingIds: (userId: number) => Promise<string[]>
  /** The person signed in on this device, if any, and the seats that this device has in classes. */
  ownersHere: () => readonly OwnerId[]
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds on a clock that never jumps, so that setting the device's clock delays nothing. */
  elapsed: () => number
  random: Random
  /** Does something after this many milliseconds; the returned function cancels it. */
  later: (work: () => void, delay: number) => () => void
  /** Does some work in only one of the device's tabs at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  /** The states that the page shows. */
  shownStates: () => Iterable<readonly [id: string, state: SaveState]>
  /** Called with an entry's state whenever it changes; null once it is no longer on the device. */
  onState: (id: string, state: SaveState | null) => void
  /** Called with what a saved entry changed on the server. */
  onSaved: (entry: OutboxEntry, saved: SavedReply) => void
}

type Outcome = 'replied' | 'no reply' | 'signed out'

/** Keeps what must not be lost until the server says that it has it. */
export function createOutbox(world: OutboxWorld) {
  const { store, now, elapsed, ownersHere, onState: show } = world
  const schedule = createRetrySchedule(world.random)
  let cancelRetry = () => {}
  /** Does the server still have to be asked whether it has everything that it once took? */
  let isCheckDue = true

  /** Sends the waiting entries of every owner on this device, one tab at a time. Never throws. */
  function drain(isTried: (entry: OutboxEntry) => boolean = () => true): Promise<void> {
    cancelRetry()
    return world.inTurn(() => sendWaiting(isTried))
  }

  async function sendWaiting(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    await showOutcomesOfOtherTabs()
    const tried: string[] = []
    for (const owner of ownersHere()) tried.push(...(await sendAllOf(owner, isTried)))
    const delay = schedule.nextIn(tried, elapsed())
    if (delay !== null) {
      cancelRetry = world.later(() => void drain(({ id }) => schedule.isDue(id, elapsed())), delay)
    }
  }

  /**
   * Sends what waits for one owner. Returns the ids that may have to be tried again: none once the owner is gone, because
   * everything is sent when they return.
   */
  async function sendAllOf(owner: OwnerId, isTried: (entry: OutboxEntry) => boolean): Promise<string[]> {
    for (const { id } of await store.entriesOf(owner, 'refused')) show(id, 'refused')
    const waiting = await store.entriesOf(owner, 'waiting')
    const isStillHere = await sendEach(schedule.inOrder(waiting.filter(isTried)))
    if (!isStillHere) return []
    if (!isSeatOwner(owner) && isCheckDue && (await putBackMissing(owner))) return sendAllOf(owner, isTried)
    return waiting.map(({ id }) => id)
  }

  /** Another tab may have sent what this page shows as waiting, or as being saved. */
  async function showOutcomesOfOtherTabs(): Promise<void> {
    for (const [id, shown] of [...world.shownStates()]) {
      if (shown !== 'waiting' && shown !== 'saving') continue
      const state = await store.stateOf(id)
      // An entry that is being saved may not be on the device yet.
      const isGone = state === null && shown === 'waiting'
      if (state === 'saved' || state === 'refused' || isGone) show(id, state)
    }
  }

  /** Sends entries one after the other. False if the owner they are sent for is no longer here. */
  async function sendEach(entries: readonly OutboxEntry[]): Promise<boolean> {
    let withoutReply = 0
    for (const entry of entries) {
      if (!ownersHere().includes(entry.userId)) return false
      if (withoutReply >= MOST_WITHOUT_REPLY) {
        show(entry.id, 'waiting')
        continue
      }
      const outcome = await trySending(entry)
      if (outcome === 'signed out') return false
      withoutReply = outcome === 'no reply' ? withoutReply + 1 : 0
    }
    return true
  }

  async function trySending(entry: OutboxEntry): Promise<Outcome> {
    let saved: SavedReply
    try {
      saved = await world.send(entry)
    } catch (error) {
      return isRefusedForGood(entry.id, error) ? setAside(entry, error) : keepWaiting(entry, error)
    }
    await store.settle(entry, { state: 'saved', savedAt: now() })
    schedule.done(entry.id)
    show(entry.id, 'saved')
    world.onSaved(entry, saved)
    return 'replied'
  }

  async function setAside(entry: OutboxEntry, error: ApiError): Promise<Outcome> {
    console.warn(`The server will not take ${entry.id}.`, error)
    await store.settle(entry, { state: 'refused', refused: error.message })
    schedule.done(entry.id)
    show(entry.id, 'refused')
    return 'replied'
  }

  function keepWaiting({ id }: OutboxEntry, error: unknown): Outcome {
    show(id, 'waiting')
    // The login dialog opens on its own.
    if (error instanceof ApiError && error.status === 401 && error.isOurs) return 'signed out'
    console.warn(`${id} could not be sent; it stays on this device.`, error)
    const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0
    schedule.failed(id, elapsed(), asked)
    // Without any reply the connection is to blame, and the other waiting entries would fare no better.
    return error instanceof ApiError ? 'replied' : 'no reply'
  }

  /** When nothing waits, asks which saved entries the server lacks and has them sent again; true if there were any. */
  async function putBackMissing(userId: number): Promise<boolean> {
    if ((await store.entriesOf(userId, 'waiting')).length > 0) return false
    try {
      await store.dropSavedBefore(now() - SAVED_KEPT_FOR)
      const missing = await world.missingIds(userId)
      isCheckDue = false
      await store.sendAgain(missing)
      return missing.length > 0
    } catch (error) {
      console.warn('Whether the server still has everything could not be asked.', error)
      return false
    }
  }

  return {
    /** Writes an entry to disk, then tries to send it. Settles when it is on the disk. */
    async enqueue(entry: Pick<OutboxEntry, 'id' | 'userId' | 'call'>): Promise<void> {
      show(entry.id, 'saving')
      await store.put({ ...entry, queuedAt: now(), state: 'waiting' })
      void drain()
    },

    drain: () => drain(),

    /** Sends the waiting entries of a person who has just signed in; the server may be a different one by now. */
    drainAfterSignIn(): Promise<void> {
      isCheckDue = true
      return drain()
    },
  }
}

let onSaved: OutboxWorld['onSaved'] = () => {}

export const {
  enqueue,
  drain: drainOutbox,
  drainAfterSignIn,
} = createOutbox({
  store: outboxStore,
  send: sendEntry,
  missingIds: (userId) => missingIds(userId, outboxStore),
  ownersHere: () => [...[currentUser()?.id].filter((id) => id !== undefined), ...seatsHere()],
  now: timeNow,
  elapsed: elapsedNow,
  random,
  later: (work, delay) => {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  },
  // A browser without locks sends from every tab; each entry still counts only once.
  inTurn: async (work) => (navigator.locks ? navigator.locks.request('outbox', work) : work()),
  shownStates: entryStates,
  onState: setEntryState,
  onSaved: (entry, saved) => onSaved(entry, saved),
})

/** Starts sending: now, and whenever the connection, the person or a page left earlier returns. */
export function startOutbox(listener: OutboxWorld['onSaved']): void {
  onSaved = listener
  const drainSoon = () => void drainOutbox()
  addEventListener('online', drainSoon)
  addEventListener('focus', drainSoon)
  addEventListener('pageshow', drainSoon)
  drainSoon()
}
