import type { Random } from '@think-twice/core/vocabulary'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'
import type { SaveState } from './save-state.ts'

/** The outbox's surroundings, passed in so that a test can supply its own. */
export type OutboxWorld = {
  store: OutboxStore
  /** Resolves when our server has the entry, and rejects in any other case. */
  send: (entry: OutboxEntry) => Promise<SavedReply>
  /** Keeps a copy of what the server has taken. */
  keepCopy: (entry: OutboxEntry) => Promise<void>
  /** Is there a copy of this entry, because the server has taken it, from whichever tab? */
  hasCopy: (id: string) => Promise<boolean>
  /** What the server once took from this person here, and no longer has. */
  findLost: (userId: number) => Promise<OutboxEntry[]>
  /** Who is signed in on this device; null for nobody. */
  signedInId: () => number | null
  /** Milliseconds since 1970. */
  now: () => number
  random: Random
  /** Does something after this many milliseconds; the returned function cancels it. */
  later: (work: () => void, delay: number) => () => void
  /** Does some work in only one of the device's tabs at a time. */
  inTurn: (work: () => Promise<void>) => Promise<void>
  /**
   * Called with an entry's state whenever it changes; null once it waits no longer and nothing says that it was saved:
   * a later change of the same heart has replaced it, for example.
   */
  onState: (id: string, state: SaveState | null) => void
  /** Called with what a saved entry changed on the server. */
  onSaved: (entry: OutboxEntry, saved: SavedReply) => void
}
