import type { OutboxCall } from '../src/saving/outbox-calls.ts'
import { type OutboxEntry, outboxStore } from '../src/saving/outbox-store.ts'
import { ADA } from './ada.ts'

/** The id of somebody else with entries on this device. */
export const GRACE = 8

const ACTIVE_DAY: OutboxCall = { kind: 'streak', body: { lastActivityDate: 1_795_000_000_000 } }

/** An entry that waits: a day on which Ada was active, unless something else is given. */
export function someEntry(id: string, given: Partial<OutboxEntry> = {}): OutboxEntry {
  return { id, userId: ADA.id, queuedAt: 1_795_000_000_000, call: ACTIVE_DAY, state: 'waiting', ...given }
}

/** The entries of Ada and Grace on this device that the server does not have. */
export async function unsentEntries(): Promise<OutboxEntry[]> {
  const lists = [ADA.id, GRACE].map((userId) => outboxStore.entriesOf(userId, 'waiting', 'refused'))
  return (await Promise.all(lists)).flat()
}

export async function unsentIds(): Promise<string[]> {
  return (await unsentEntries()).map(({ id }) => id)
}

export async function emptyOutbox(): Promise<void> {
  for (const userId of [ADA.id, GRACE]) await outboxStore.forget(userId)
}
