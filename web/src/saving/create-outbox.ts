import { createLostCheck } from './lost-check.ts'
import { entriesOf, isRefused } from './outbox-entries.ts'
import type { OutboxEntry } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { createRetrySchedule } from './retry-schedule.ts'
import type { SaveState } from './save-state.ts'
import { sendEach } from './send-entries.ts'

/** Keeps what must not be lost until the server says that it has it. */
export function createOutbox(world: OutboxWorld) {
  const { store, now, signedInId } = world
  const schedule = createRetrySchedule(world.random)
  const lostCheck = createLostCheck(world)
  let callOff = () => {}
  /** Entries that this page says are waiting, or that are on the disk and about to be sent. */
  const saidToWait = new Set<string>()

  function onState(id: string, state: SaveState | null): void {
    if (state === 'waiting') saidToWait.add(id)
    else saidToWait.delete(id)
    world.onState(id, state)
  }

  /** Sends what is waiting for the signed-in person, oldest first; one tab at a time. Never throws. */
  function drain(): Promise<void> {
    return start(() => true)
  }

  function start(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    callOff()
    return world.inTurn(() => sendWaiting(isTried))
  }

  async function sendWaiting(isTried: (entry: OutboxEntry) => boolean): Promise<void> {
    await correctWhatIsGone()
    const own = await entriesOf(store, signedInId())
    for (const { id } of own.filter(isRefused)) onState(id, 'refused')
    const waiting = own.filter((entry) => !isRefused(entry))
    const isStillSignedIn = await sendEach(schedule.inOrder(waiting.filter(isTried)), { ...world, onState }, schedule)
    // Signing in sends what waits, so no retry is planned before that.
    if (!isStillSignedIn) return
    if (await lostCheck.putBackLost()) return sendWaiting(isTried)
    planNext(waiting.map(({ id }) => id))
  }

  /** Another tab may have sent an entry of which this page says that it waits, and a later change may have replaced it. */
  async function correctWhatIsGone(): Promise<void> {
    for (const id of [...saidToWait]) {
      if (!(await store.isGone(id))) continue
      onState(id, (await world.hasCopy(id)) ? 'saved' : null)
    }
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
      saidToWait.add(entry.id)
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
