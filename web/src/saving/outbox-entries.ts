import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

/** Everything of a person's that is on this device and not on the server, oldest first. */
export async function entriesOf(store: OutboxStore, userId: number | null): Promise<OutboxEntry[]> {
  return (await store.all()).filter((entry) => entry.userId === userId)
}

/** Has the server refused the entry for good? */
export function isRefused({ refused }: OutboxEntry): boolean {
  return refused !== undefined
}
