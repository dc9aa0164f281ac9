import {
  answerId,
  type DatedAnswers,
  type Delivery,
  type Encounter,
  progressFrom,
  recordEncounters,
  type TrackedProgress,
} from '@think-twice/core/learning/encounters'
import type { Answer } from '@think-twice/core/learning/evidence'
import type { Stores } from '../storage/stores.ts'
import { answersOf } from './evidence.ts'

/** The records a delivery changed, and all of the learner's records afterwards. */
export type Moved = { moved: TrackedProgress[]; all: TrackedProgress[] }

/**
 * The records of the concepts met, moved by a delivery but not saved. A concept with a later day already recorded is recomputed from all its
 * answers, among which the delivery itself must not be stored yet.
 */
export async function trackProgress(
  stores: Stores,
  userId: number,
  before: readonly TrackedProgress[],
  encounters: readonly Encounter[],
  delivery: Delivery,
): Promise<Moved> {
  const { moved, late } = recordEncounters(before, encounters, delivery)
  if (late.length > 0) {
    const kept = (await answersOf(stores, userId)).filter(({ isSound }) => !isSound)
    for (const itemId of late) {
      const own = encounters.flatMap((encounter, index) =>
        encounter.itemId === itemId ? [datedEncounter(encounter, index, delivery)] : [],
      )
      const earlier = kept.filter((answer) => answer.itemId === itemId).map(datedAnswer)
      const { categoryType } = encounters.find((encounter) => encounter.itemId === itemId)!
      moved.push(progressFrom({ itemId, categoryType }, [...earlier, ...own])!)
    }
  }
  return { moved, all: [...new Map([...before, ...moved].map((record) => [record.itemId, record])).values()] }
}

export function datedAnswer({ id, at, day, isCorrect }: Answer): DatedAnswers {
  return { id, at, day, answers: 1, right: isCorrect ? 1 : 0, lastCorrect: isCorrect }
}

function datedEncounter({ isCorrect }: Encounter, index: number, { id, at, day }: Delivery): DatedAnswers {
  return { id: answerId(id, index), at, day, answers: 1, right: isCorrect ? 1 : 0, lastCorrect: isCorrect }
}
