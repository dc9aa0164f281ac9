import type { Time } from '../activity/days.ts'
import { CONCEPT_NAMES } from '../concepts/concept-names.ts'
import { itemTypeOf } from '../concepts/concepts.ts'
import { scoreOf } from '../quiz/score.ts'
import { compareText } from '../text.ts'
import { CONCEPTS, type ConceptId, type ItemType } from '../vocabulary.ts'
import { isMastered, type ProgressRecord, roundedMastery } from './mastery.ts'

/** A line in the list of all concepts; `met` is null until the first answer. */
export type ConceptStanding = { concept: ConceptId; type: ItemType; met: MetConcept | null }

/** A concept with at least one answer; mastery and accuracy are whole percent. */
export type MetConcept = {
  masteryLevel: number
  isMastered: boolean
  accuracy: number
  timesCorrect: number
  timesEncountered: number
  lastEncountered: Time
}

const STANDING_ORDERS = ['mastery', 'name', 'accuracy', 'last met'] as const
export type StandingOrder = (typeof STANDING_ORDERS)[number]

/** All 48 concepts, met or not; labels outside the catalog are left out. */
export function conceptStandings(records: readonly ProgressRecord[]): ConceptStanding[] {
  const byId = new Map(records.map((record) => [record.itemId, record]))
  return CONCEPTS.map((concept) => {
    const record = byId.get(concept)
    return { concept, type: itemTypeOf(concept), met: record ? metConcept(record) : null }
  })
}

function metConcept(record: ProgressRecord): MetConcept | null {
  const { masteryLevel, timesCorrect, timesEncountered, lastEncountered } = record
  if (timesEncountered === 0) return null
  return {
    masteryLevel: roundedMastery(masteryLevel),
    isMastered: isMastered(record),
    accuracy: scoreOf(timesCorrect, timesEncountered),
    timesCorrect,
    timesEncountered,
    lastEncountered,
  }
}

/** Sorts names from A to Z, the rest from high to low; concepts never met come last either way, and ties go by name. */
export function sortStandings(
  standings: readonly ConceptStanding[],
  order: StandingOrder,
  isReversed = false,
): ConceptStanding[] {
  return [...standings].sort((one, other) => {
    const [first, second] = isReversed ? [other, one] : [one, other]
    if (order === 'name') return byName(first, second)
    if (first.met === null || second.met === null) {
      return Number(one.met === null) - Number(other.met === null) || byName(one, other)
    }
    return measure(second.met, order) - measure(first.met, order) || byName(one, other)
  })
}

function measure(met: MetConcept, order: Exclude<StandingOrder, 'name'>): number {
  switch (order) {
    case 'mastery':
      return met.masteryLevel
    case 'accuracy':
      return met.accuracy
    case 'last met':
      return met.lastEncountered
  }
}

function byName(one: ConceptStanding, other: ConceptStanding): number {
  return compareText(CONCEPT_NAMES[one.concept], CONCEPT_NAMES[other.concept])
}
