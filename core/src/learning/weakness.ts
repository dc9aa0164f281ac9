import { type FoundConcept, itemTypeOf, type NamedConcept } from '../concepts/concept-lookup.ts'
import { assessedBy } from '../quiz/quiz-modes.ts'
import type { ItemType, QuizMode, Strength } from '../vocabulary.ts'
import { type ProgressRecord, roundedMastery } from './mastery.ts'

/** A concept worth another look, worked out from progress and assessments; it is never stored. */
export type Weakness = {
  /** The concept's id, or the label itself outside the catalogue. */
  id: string
  name: string
  type: ItemType
  /** Whole number, 0 to 100. */
  masteryLevel: number
  timesWrong: number
  totalAttempts: number
  severity: Strength
  /** Milliseconds since 1970. */
  lastEncountered: number
  description: string
  trend: Trend
  recommendedAction: string
  /** Concluded from an assessment's profile alone: its numbers stand in for answers, and no answer says it is weak. */
  isFromAssessment: boolean
}

export type Trend = 'improving' | 'stable' | 'declining'

/** What is read of a saved result. Summaries come without the description. */
export type AssessedResult = {
  mode: QuizMode
  timestamp: number
  biasProfiles?: readonly { name: string; strength: Strength; description?: string }[]
}

/** How a label finds its concept and the words about it: what `conceptFinder` gives for the catalogue. */
export type FindDefinition = (label: string) => FoundConcept<NamedConcept & { definition: string }> | null

/** Mastery from which, and accuracy in percent from which, a concept is no weakness. */
const ENOUGH_MASTERY = 70
const ENOUGH_ACCURACY = 60

/** The mastery that stands in for a profile; a low profile is no weakness. */
const SYNTHETIC_MASTERY: Readonly<Record<Strength, number | null>> = { high: 25, moderate: 50, low: null }

/**
 * Every weakness, weakest first. What was answered comes before what an assessment concludes: a concept that is
 * weak on its own record is not listed a second time for a profile of the same name.
 */
export function weaknessesOf(
  progress: readonly ProgressRecord[],
  results: readonly AssessedResult[],
  findConcept: FindDefinition,
): Weakness[] {
  const ofProgress = progress.filter(isWeak).map((record) => weaknessOfRecord(record, findConcept))
  const ofProfiles = latestAssessments(results).flatMap((result) => weaknessesOfProfiles(result, findConcept))
  const listed = new Map<string, Weakness>()
  for (const weakness of [...ofProgress, ...ofProfiles]) {
    if (!listed.has(weakness.id)) listed.set(weakness.id, weakness)
  }
  return [...listed.values()].sort(byNeed)
}

/** Below 70 of rounded mastery, or right in less than 60% of all encounters. */
export function isWeak({ masteryLevel, timesCorrect, timesEncountered }: ProgressRecord): boolean {
  if (timesEncountered === 0) return false
  return roundedMastery(masteryLevel) < ENOUGH_MASTERY || timesCorrect * 100 < timesEncountered * ENOUGH_ACCURACY
}

/** From rounded mastery. */
export function severityOf(mastery: number): Strength {
  if (mastery < 40) return 'high'
  if (mastery < 60) return 'moderate'
  return 'low'
}

/** From rounded mastery. */
export function trendOf(mastery: number): Trend {
  if (mastery > 60) return 'improving'
  if (mastery < 40) return 'declining'
  return 'stable'
}

/** From rounded mastery. */
export function recommendedActionFor(mastery: number): string {
  if (mastery < 30) return 'Urgent: Review fundamentals and take focused practice'
  if (mastery < 50) return 'Important: Study examples and practice recognition'
  if (mastery < 70) return 'Review definitions and take additional practice'
  return 'Light review recommended to maintain proficiency'
}

function weaknessOfRecord(record: ProgressRecord, findConcept: FindDefinition): Weakness {
  const { itemId, categoryType, timesEncountered, timesCorrect, lastEncountered } = record
  const concept = findConcept(itemId)
  const masteryLevel = roundedMastery(record.masteryLevel)
  return {
    id: concept?.id ?? itemId,
    name: concept?.name ?? itemId,
    type: itemTypeOf(concept?.categoryType ?? categoryType),
    masteryLevel,
    timesWrong: timesEncountered - timesCorrect,
    totalAttempts: timesEncountered,
    severity: severityOf(masteryLevel),
    lastEncountered,
    description: concept?.definition ?? '',
    trend: trendOf(masteryLevel),
    recommendedAction: recommendedActionFor(masteryLevel),
    isFromAssessment: false,
  }
}

/** High and moderate profiles count as one wrong answer out of one, with a mastery that stands in. */
function weaknessesOfProfiles(result: AssessedResult, findConcept: FindDefinition): Weakness[] {
  const assessed: ItemType = assessedBy(result.mode) === 'biases' ? 'bias' : 'fallacy'
  return (result.biasProfiles ?? []).flatMap(({ name, strength, description }): Weakness[] => {
    const masteryLevel = SYNTHETIC_MASTERY[strength]
    if (masteryLevel === null) return []
    const concept = findConcept(name)
    return [
      {
        id: concept?.id ?? name,
        // In the words that the learner read; the concept behind it may go by another name.
        name,
        type: concept ? itemTypeOf(concept.categoryType) : assessed,
        masteryLevel,
        timesWrong: 1,
        totalAttempts: 1,
        severity: severityOf(masteryLevel),
        lastEncountered: result.timestamp,
        description: description ?? concept?.definition ?? '',
        trend: 'stable',
        recommendedAction: recommendedActionFor(masteryLevel),
        isFromAssessment: true,
      },
    ]
  })
}

/** The newest assessment of biases and the newest of fallacies: a later one replaces what an earlier one found. */
function latestAssessments(results: readonly AssessedResult[]): AssessedResult[] {
  const newestFirst = [...results].sort((one, other) => other.timestamp - one.timestamp)
  return (['biases', 'fallacies'] as const).flatMap(
    (kind) => newestFirst.find(({ mode }) => assessedBy(mode) === kind) ?? [],
  )
}

/** Weakest first; then the one missed more often, then by name, so that the order never wavers. */
function byNeed(one: Weakness, other: Weakness): number {
  return one.masteryLevel - other.masteryLevel || other.timesWrong - one.timesWrong || (one.name < other.name ? -1 : 1)
}
