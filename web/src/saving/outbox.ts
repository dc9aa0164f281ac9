import { timeNow } from '../browser/clock.ts'
import { currentUser } from '../browser/current-user.ts'
import { random } from '../browser/random.ts'
import { findAcknowledged, keepAcknowledged } from './acknowledged-store.ts'
import { createOutbox } from './create-outbox.ts'
import { findLost } from './missing.ts'
import { sendEntry } from './outbox-calls.ts'
import { outboxStore } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { setEntryState } from './save-state.ts'

let onSaved: OutboxWorld['onSaved'] = () => {}

/** The outbox of this device. */
export const {
  enqueue,
  drain: drainOutbox,
  drainAfterSignIn,
  countWaiting,
  refusedEntries,
} = createOutbox({
  store: outboxStore,
  send: sendEntry,
  keepCopy: keepAcknowledged,
  hasCopy: async (id) => (await findAcknowledged(id)) !== null,
  findLost,
  signedInId: () => currentUser()?.id ?? null,
  now: timeNow,
  random,
  later: (work, delay) => {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  },
  // A browser without locks sends from every tab; each entry still counts only once.
  inTurn: async (work) => (navigator.locks ? navigator.locks.request('outbox', work) : work()),
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
