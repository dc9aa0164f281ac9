import { createLostCheck } from './lost-check.ts'
import { entriesOf, isRefused } from './outbox-entries.ts'
import type { OutboxEntry } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { createRetrySchedule } from './retry-schedule.ts'
import { sendEach } from './send-entries.ts'

/** Keeps what must not be lost until the server says that it has it. */
export function createOutbox(world: OutboxWorld) {
  const { store, now, signedInId, onState } = world
  const schedule = createRetrySchedule(world.random)
  const lostCheck = createLostCheck(world)
  let callOff = () => {}

  /** Sends what is waiting for the signed-in person, oldest first; one tab at a time. Never throws. */
  function drain(): Promise<void> {
    return start(() => true)
  }

  function start(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    callOff()
    return world.inTurn(() => sendWaiting(isTried))
  }

  async function sendWaiting(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    const own = await entriesOf(store, signedInId())
    for (const { id } of own.filter(isRefused)) onState(id, 'refused')
    const waiting = own.filter((entry) => !isRefused(entry))
    const isStillSignedIn = await sendEach(schedule.inOrder(waiting.filter(isTried)), world, schedule)
    // Signing in sends what waits, so no retry is planned before that.
    if (!isStillSignedIn) return
    if (await lostCheck.putBackLost()) return sendWaiting(isTried)
    planNext(waiting.map(({ id }) => id))
  }

  function planNext(ids: readonly string[]): void {
    const delay = schedule.nextIn(ids, now())
    if (delay === null) return
    callOff = world.later(() => void start(({ id }) => schedule.isDue(id, now())), delay)
  }

  return {
    /** Writes an entry to disk, then tries to send it. Settles when it is on the disk. */
    async enqueue(entry: OutboxEntry): Promise<void> {
      onState(entry.id, 'saving')
      await store.put(entry)
      void drain()
    },

    drain,

    /** Sends what waits for somebody who has just signed in; the server may be a different one by now. */
    drainAfterSignIn(): Promise<void> {
      lostCheck.distrust()
      return drain()
    },

    /** How many of this person's entries are still waiting to be sent. */
    async countWaiting(userId: number): Promise<number> {
      return (await entriesOf(store, userId)).filter((entry) => !isRefused(entry)).length
    },

    /**
     * This person's entries that the server will not take, each with its reason; they stay on the device until the person
     * removes them.
     */
    async refusedEntries(userId: number): Promise<OutboxEntry[]> {
      return (await entriesOf(store, userId)).filter(isRefused)
    },
  }
}
