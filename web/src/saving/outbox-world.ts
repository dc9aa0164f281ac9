import type { Random } from '@think-twice/core/vocabulary'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'
import type { SaveState } from './save-state.ts'

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
  /** Does something after so many milliseconds; the function it returns cancels that. */
  later: (work: () => void, delay: number) => () => void
  /** Does some work in only one tab of a device at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  /** Called with the state of an entry whenever that changes. */
  onState: (id: string, state: SaveState) => void
  /** Called with what a saved entry changed on the server. */
  onSaved: (entry: OutboxEntry, saved: SavedReply) => void
}
