import { forgetAcknowledged } from './acknowledged-store.ts'
import { type OutboxEntry, outboxStore } from './outbox-store.ts'

/** Removes what this device has of an account that is gone. */
export async function forgetAccount(userId: number): Promise<void> {
  for (const { id } of await entriesOf(userId)) await outboxStore.delete(id)
  await forgetAcknowledged(userId)
}

/** Everything of a person that is on this device and not on the server. */
export async function entriesOf(userId: number): Promise<OutboxEntry[]> {
  return (await outboxStore.all()).filter((entry) => entry.userId === userId)
}
