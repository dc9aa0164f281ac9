import { dropAnsweredDaysOf } from '../browser/answered-days.ts'
import { dropAskedBefore } from '../browser/asked-before.ts'
import { dropAttemptsOf } from '../browser/attempts.ts'
import { dropRoundsOf } from '../browser/rounds.ts'
import { outboxStore } from './outbox-store.ts'

/** Removes everything this device has of a deleted account. */
export async function forgetAccount(userId: number): Promise<void> {
  await outboxStore.forget(userId)
  dropAttemptsOf(userId)
  dropRoundsOf(userId)
  dropAnsweredDaysOf(userId)
  dropAskedBefore(userId)
}
