import { allEntries, deleteEntry, type OutboxEntry } from './outbox-store.ts'

/** Removes what waits on this device for an account that is gone; the answer is what waited. */
export async function forgetAccount(userId: number): Promise<OutboxEntry[]> {
  const waited = await entriesOf(userId)
  for (const { id } of waited) await deleteEntry(id)
  return waited
}

/** Everything of a person that is on this device and not on the server. */
export async function entriesOf(userId: number): Promise<OutboxEntry[]> {
  return (await allEntries()).filter((entry) => entry.userId === userId)
}
