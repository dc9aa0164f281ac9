import type { Day, Time } from '../activity/days.ts'
import { itemLabel } from '../concepts/concept-names.ts'
import { isConceptId } from '../concepts/concepts.ts'
import { compareText } from '../text.ts'
import { CATEGORY_TYPES, type CategoryType, type ConceptId } from '../vocabulary.ts'

/** Mastery, 0 to 100, from which on a concept counts as mastered. */
export const MASTERED_FROM = 80

/** A day's weight shrinks to this when the next day comes, so recent days count for more. */
const KEPT_PER_DAY = 0.85

/** A day of many answers weighs at most a third more than a day of one. */
const WEIGHT_PER_FURTHER_ANSWER = 1 / 4
const HEAVIEST_DAY = 4 / 3

/** Assumed before the first answer: one right answer gives 70, one wrong answer 40. */
const PRIOR = { right: 4 / 3, weight: 7 / 3 }

/** The sum of a learner’s answers about one concept; mastery is 0 to 100, exact here and whole in API replies. */
export type ProgressRecord = {
  itemId: string
  categoryType: CategoryType
  masteryLevel: number
  timesEncountered: number
  timesCorrect: number
  lastEncountered: Time
  lastCorrect: boolean
}

/** The answers of one day about one concept, and those of them that were right. */
export type DayOfAnswers = { day: Day; answers: number; right: number }

/** The weighted earlier days plus the latest day's answers: all that the next answer needs. */
export type MasteryState = DayOfAnswers & { pastRight: number; pastWeight: number }

/** The state after a concept’s first day; `masteryLevelOf` adds the prior. */
export function firstDay(day: DayOfAnswers): MasteryState {
  return { ...day, pastRight: 0, pastWeight: 0 }
}

/** Adds answers on the latest day or a later one; null for an earlier day, which needs `masteryOfDays` instead. */
export function addAnswers(state: MasteryState, more: DayOfAnswers): MasteryState | null {
  if (more.day < state.day) return null
  if (more.day === state.day) {
    return { ...state, answers: state.answers + more.answers, right: state.right + more.right }
  }
  return { ...more, ...weighed(state) }
}

/** The state from all days, in any order; the same as adding the answers one by one in order. */
export function masteryOfDays(days: readonly DayOfAnswers[]): MasteryState | null {
  const merged = new Map<Day, DayOfAnswers>()
  for (const { day, answers, right } of days) {
    const known = merged.get(day)
    merged.set(day, { day, answers: answers + (known?.answers ?? 0), right: right + (known?.right ?? 0) })
  }
  const inOrder = [...merged.values()].sort((one, other) => compareText(one.day, other.day))
  return inOrder.reduce<MasteryState | null>(
    (state, day) => (state === null ? firstDay(day) : addAnswers(state, day)),
    null,
  )
}

/** Exact mastery, 0 to 100: weighted right answers over all weights, both with the prior. */
export function masteryLevelOf(state: MasteryState): number {
  const { pastRight, pastWeight } = weighed(state)
  return (100 * (PRIOR.right + pastRight)) / (PRIOR.weight + pastWeight)
}

/** Mastery as a whole number, which screens show and every threshold compares. */
export function roundedMastery(masteryLevel: number): number {
  return Math.round(masteryLevel)
}

/** Is the rounded mastery, 0 to 100, at least 80? */
export function isMastered({ masteryLevel }: Pick<ProgressRecord, 'masteryLevel'>): boolean {
  return roundedMastery(masteryLevel) >= MASTERED_FROM
}

/** The record as the API sends it: with the concept's name, whole mastery, and nothing else that is stored beside it. */
export function progressReply(record: ProgressRecord): ProgressRecord {
  const { itemId, categoryType, masteryLevel, timesEncountered, timesCorrect, lastEncountered, lastCorrect } = record
  return {
    itemId: itemLabel(itemId),
    categoryType,
    masteryLevel: roundedMastery(masteryLevel),
    timesEncountered,
    timesCorrect,
    lastEncountered,
    lastCorrect,
  }
}

/** The record of a concept without answers: the prior alone, with its mastery not rounded. */
export function unmetProgress(item: Pick<ProgressRecord, 'itemId' | 'categoryType'>): ProgressRecord {
  const masteryLevel = (100 * PRIOR.right) / PRIOR.weight
  return { ...item, masteryLevel, timesEncountered: 0, timesCorrect: 0, lastEncountered: 0, lastCorrect: false }
}

/** The number of the catalog’s fallacies, or biases, that are mastered; other labels do not count. */
export function masteredCount(records: readonly ProgressRecord[], categoryType: CategoryType): number {
  return catalogRecords(records, categoryType).filter(isMastered).length
}

/** The records of the catalog’s own concepts that are mastered; other labels are not concepts. */
export function masteredConcepts(records: readonly ProgressRecord[]): ProgressRecord[] {
  return CATEGORY_TYPES.flatMap((categoryType) => catalogRecords(records, categoryType)).filter(isMastered)
}

/** The number of the catalog’s fallacies, or biases, that were answered right last time. */
export function learnedCount(records: readonly ProgressRecord[], categoryType: CategoryType): number {
  return catalogRecords(records, categoryType).filter(({ lastCorrect }) => lastCorrect).length
}

/** The concepts of the catalog that were met, those met longest ago first. */
export function conceptsMet(records: readonly Pick<ProgressRecord, 'itemId' | 'lastEncountered'>[]): ConceptId[] {
  return records
    .toSorted((one, other) => one.lastEncountered - other.lastEncountered)
    .map(({ itemId }) => itemId)
    .filter(isConceptId)
}

/** The records of the catalog's own fallacies or biases, without other labels. */
export function catalogRecords(records: readonly ProgressRecord[], categoryType: CategoryType): ProgressRecord[] {
  return records.filter((record) => record.categoryType === categoryType && isConceptId(record.itemId))
}

function weighed({ pastRight, pastWeight, answers, right }: MasteryState) {
  const weight = Math.min(1 + (answers - 1) * WEIGHT_PER_FURTHER_ANSWER, HEAVIEST_DAY)
  return {
    pastRight: KEPT_PER_DAY * pastRight + (weight * right) / answers,
    pastWeight: KEPT_PER_DAY * pastWeight + weight,
  }
}
