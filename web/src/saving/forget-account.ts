import { allEntries, deleteEntry, type OutboxEntry } from './outbox-store.ts'

/** Removes what waits on this device for an account that is gone. */
export async function forgetAccount(userId: number): Promise<void> {
  for (const { id } of await entriesOf(userId)) await deleteEntry(id)
}

/** Everything of a person that is on this device and not on the server. */
export async function entriesOf(userId: number): Promise<OutboxEntry[]> {
  return (await allEntries()).filter((entry) => entry.userId === userId)
}
