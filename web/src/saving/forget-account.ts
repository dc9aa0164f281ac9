import { forgetLearner } from '../browser/forget-learner.ts'
import { outboxStore } from './outbox-store.ts'

/** Removes everything this device has of a deleted account. */
export async function forgetAccount(userId: number): Promise<void> {
  await outboxStore.forget(userId)
  forgetLearner(userId)
}
