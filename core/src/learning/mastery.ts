import { isConceptName } from '../concepts/concept-names.ts'
import type { CategoryType } from '../vocabulary.ts'

/** Where mastery begins, before the first answer. */
export const STARTING_MASTERY = 50

/** From this rounded mastery on, a concept is mastered (section 9). */
export const MASTERED_FROM = 80

/** How far one answer moves mastery toward 100 or 0. The latest answers weigh most, so a learner can recover. */
const STEP = 0.4

/** What is kept of one learner and one concept. */
export type ProgressRecord = {
  /** The catalogue's name of the concept, or a label outside the catalogue as it came. */
  itemId: string
  categoryType: CategoryType
  /** 0 to 100: exact where it is stored, a whole number where it is answered (see `answeredProgress`). */
  masteryLevel: number
  timesEncountered: number
  timesCorrect: number
  /** Milliseconds since 1970. */
  lastEncountered: number
  /** Was the latest answer right? Then the concept counts as learned. */
  lastCorrect: boolean
}

/** Mastery after one more answer, exact. */
export function moveMastery(masteryLevel: number, isCorrect: boolean): number {
  const goal = isCorrect ? 100 : 0
  return masteryLevel + STEP * (goal - masteryLevel)
}

/** The whole number that is shown and that every threshold compares. */
export function roundedMastery(masteryLevel: number): number {
  return Math.round(masteryLevel)
}

export function isMastered({ masteryLevel }: Pick<ProgressRecord, 'masteryLevel'>): boolean {
  return roundedMastery(masteryLevel) >= MASTERED_FROM
}

/** A concept nobody has met yet. */
export function unmetConcept(itemId: string, categoryType: CategoryType): ProgressRecord {
  return {
    itemId,
    categoryType,
    masteryLevel: STARTING_MASTERY,
    timesEncountered: 0,
    timesCorrect: 0,
    lastEncountered: 0,
    lastCorrect: false,
  }
}

/**
 * The record after one more answer, given at `answeredAt` (milliseconds since 1970). An answer that arrives late
 * moves mastery and the counts like any other, but leaves what is known of the latest encounter alone.
 */
export function recordAnswer(record: ProgressRecord, isCorrect: boolean, answeredAt: number): ProgressRecord {
  const isLatest = answeredAt >= record.lastEncountered
  return {
    ...record,
    masteryLevel: moveMastery(record.masteryLevel, isCorrect),
    timesEncountered: record.timesEncountered + 1,
    timesCorrect: record.timesCorrect + (isCorrect ? 1 : 0),
    lastEncountered: isLatest ? answeredAt : record.lastEncountered,
    lastCorrect: isLatest ? isCorrect : record.lastCorrect,
  }
}

/** The record as the API answers it: mastery rounded. */
export function answeredProgress(record: ProgressRecord): ProgressRecord {
  return { ...record, masteryLevel: roundedMastery(record.masteryLevel) }
}

/** How many of the catalogue's fallacies or biases are mastered. */
export function masteredCount(records: readonly ProgressRecord[], categoryType: CategoryType): number {
  return catalogueRecords(records, categoryType).filter(isMastered).length
}

/** How many of the catalogue's fallacies or biases were answered right in their latest encounter. */
export function learnedCount(records: readonly ProgressRecord[], categoryType: CategoryType): number {
  return catalogueRecords(records, categoryType).filter(({ lastCorrect }) => lastCorrect).length
}

/** The records of the catalogue's own fallacies or biases, without labels from elsewhere. */
export function catalogueRecords(records: readonly ProgressRecord[], categoryType: CategoryType): ProgressRecord[] {
  return records.filter((record) => record.categoryType === categoryType && isConceptName(record.itemId))
}
