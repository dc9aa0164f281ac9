import { forgetLearner } from '../browser/forget-learner.ts'
import { forgetAcknowledged } from './acknowledged-store.ts'
import { entriesOf } from './outbox-entries.ts'
import { outboxStore } from './outbox-store.ts'

/** Removes everything this device has of a deleted account. */
export async function forgetAccount(userId: number): Promise<void> {
  for (const { id } of await entriesOf(outboxStore, userId)) await outboxStore.delete(id)
  await forgetAcknowledged(userId)
  forgetLearner(userId)
}
