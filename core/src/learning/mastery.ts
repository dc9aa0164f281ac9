import type { Day } from '../activity/days.ts'
import { isConceptName } from '../concepts/concept-names.ts'
import type { CategoryType } from '../vocabulary.ts'

/** From this rounded mastery on, a concept is mastered. */
export const MASTERED_FROM = 80

/** What is left of a day's weight when the next day comes: recent days count for more. */
const KEPT_PER_DAY = 0.85

/** A day with many answers weighs more than a day with one, but not much: at most a third more. */
const WEIGHT_PER_FURTHER_ANSWER = 1 / 4
const HEAVIEST_DAY = 4 / 3

/** What is assumed before the first answer, as if so much had been right of so much: one right answer reads 70, one wrong 40. */
const PRIOR = { right: 4 / 3, weight: 7 / 3 }

/** What is kept of one learner and one concept. */
export type ProgressRecord = {
  /** The catalogue's name of the concept, or a label outside the catalogue as it came. */
  itemId: string
  categoryType: CategoryType
  /** 0 to 100: exact where it is computed, a whole number where the API answers it. */
  masteryLevel: number
  timesEncountered: number
  timesCorrect: number
  /** Milliseconds since 1970. */
  lastEncountered: number
  /** Was the latest answer right? Then the concept counts as learned. */
  lastCorrect: boolean
}

/** The answers about one concept on one of the learner's calendar days. */
export type DayOfAnswers = { day: Day; answers: number; right: number }

/** The weighed days before the latest one, and that day's answers: all that the next answer needs. */
export type MasteryState = DayOfAnswers & { pastRight: number; pastWeight: number }

/** A concept's mastery after its first answers. */
export function firstDay(day: DayOfAnswers): MasteryState {
  return { ...day, pastRight: 0, pastWeight: 0 }
}

/**
 * The state after more answers, on its latest day or on a later one; null when they belong to an earlier day. Then the
 * days have to be weighed again in their order, with `masteryOfDays`.
 */
export function addAnswers(state: MasteryState, more: DayOfAnswers): MasteryState | null {
  if (more.day < state.day) return null
  if (more.day === state.day) {
    return { ...state, answers: state.answers + more.answers, right: state.right + more.right }
  }
  return { ...more, ...weighed(state) }
}

/**
 * The state from all days of a concept, in any order; days of the same date count as one. It is the same as adding the
 * answers one after the other, so neither late nor disordered deliveries change it.
 */
export function masteryOfDays(days: readonly DayOfAnswers[]): MasteryState | null {
  const merged = new Map<Day, DayOfAnswers>()
  for (const { day, answers, right } of days) {
    const known = merged.get(day)
    merged.set(day, { day, answers: answers + (known?.answers ?? 0), right: right + (known?.right ?? 0) })
  }
  const inOrder = [...merged.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
  return inOrder.reduce<MasteryState | null>(
    (state, day) => (state === null ? firstDay(day) : addAnswers(state, day)),
    null,
  )
}

/** Exact mastery, 0 to 100: what was right of what weighs, with the prior on both sides. */
export function masteryLevelOf(state: MasteryState): number {
  const { pastRight, pastWeight } = weighed(state)
  return (100 * (PRIOR.right + pastRight)) / (PRIOR.weight + pastWeight)
}

/** The whole number that is shown and that every threshold compares. */
export function roundedMastery(masteryLevel: number): number {
  return Math.round(masteryLevel)
}

export function isMastered({ masteryLevel }: Pick<ProgressRecord, 'masteryLevel'>): boolean {
  return roundedMastery(masteryLevel) >= MASTERED_FROM
}

/** The record as the API answers it: mastery rounded. */
export function answeredProgress(record: ProgressRecord): ProgressRecord {
  const { itemId, categoryType, masteryLevel, timesEncountered, timesCorrect, lastEncountered, lastCorrect } = record
  return {
    itemId,
    categoryType,
    masteryLevel: roundedMastery(masteryLevel),
    timesEncountered,
    timesCorrect,
    lastEncountered,
    lastCorrect,
  }
}

/** What is answered of a concept nobody has answered anything about: the prior alone. */
export function unmetProgress(item: Pick<ProgressRecord, 'itemId' | 'categoryType'>): ProgressRecord {
  const masteryLevel = (100 * PRIOR.right) / PRIOR.weight
  return { ...item, masteryLevel, timesEncountered: 0, timesCorrect: 0, lastEncountered: 0, lastCorrect: false }
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

/** All days up to the latest one, each earlier day weighing less than the next. */
function weighed({ pastRight, pastWeight, answers, right }: MasteryState) {
  const weight = Math.min(1 + (answers - 1) * WEIGHT_PER_FURTHER_ANSWER, HEAVIEST_DAY)
  return {
    pastRight: KEPT_PER_DAY * pastRight + (weight * right) / answers,
    pastWeight: KEPT_PER_DAY * pastWeight + weight,
  }
}
