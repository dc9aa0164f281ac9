import {
  type Delivery,
  type Encounter,
  lateProgress,
  recordEncounters,
  type TrackedProgress,
} from '@think-twice/core/learning/encounters'
import type { Stores } from '../storage/stores.ts'
import { answersOf } from './evidence.ts'

/**
 * The records of the concepts met, `moved` by a delivery, and all records afterwards. A concept with a later day
 * already recorded is recomputed from all its answers, so the delivery itself must not be stored yet.
 */
export async function trackProgress(
  stores: Stores,
  userId: number,
  encounters: readonly Encounter[],
  delivery: Delivery,
): Promise<{ moved: TrackedProgress[]; all: TrackedProgress[] }> {
  const before = await stores.progress.list(userId)
  const { moved: inTime, late } = recordEncounters(before, encounters, delivery)
  const recomputed = late.length === 0 ? [] : lateProgress(late, encounters, delivery, await answersOf(stores, userId))
  const moved = [...inTime, ...recomputed]
  return { moved, all: [...new Map([...before, ...moved].map((record) => [record.itemId, record])).values()] }
}
