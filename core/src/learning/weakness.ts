import type { Time } from '../activity/days.ts'
import type { FindConcept, NamedConcept } from '../concepts/concept-names.ts'
import { ITEM_TYPE_OF, itemTypeOf } from '../concepts/concepts.ts'
import { assessedBy } from '../quiz/quiz-modes.ts'
import { compareText } from '../text.ts'
import type { ItemType, QuizMode, Strength } from '../vocabulary.ts'
import { counted, inWords, likelyText, percentText, wholePercent } from '../wording/numbers.ts'
import { newestFirst } from './dashboard.ts'
import { type ProgressRecord, roundedMastery } from './mastery.ts'
import { wilsonInterval } from './statistics.ts'

/** Computed from progress and assessments, never stored. `masteryLevel` is a whole number, 0 to 100. */
export type Weakness = {
  id: string
  name: string
  type: ItemType
  masteryLevel: number
  timesWrong: number
  timesAnswered: number
  severity: Strength
  lastEncountered: Time
  description: string
  trend: Trend
  recommendedAction: string
  /** Based on a profile alone, so its counts are stand-ins rather than real answers. */
  isFromAssessment: boolean
}

/** A word for current mastery, set in docs/product.md; earlier levels don't count. */
export type Trend = 'improving' | 'stable' | 'declining'

/** A saved result; summaries lack the description. */
export type AssessedResult = {
  mode: QuizMode
  timestamp: Time
  biasProfiles?: readonly { name: string; strength: Strength; description?: string }[]
}

type FindDefinition = FindConcept<NamedConcept & { definition: string }>

/** A concept at or above both thresholds (mastery, and accuracy in percent) is not a weakness. */
const ENOUGH_MASTERY = 70
const ENOUGH_ACCURACY = 60

/** The mastery assumed for a profile; a low profile is not a weakness. */
const SYNTHETIC_MASTERY: Readonly<Record<Strength, number | null>> = { high: 25, moderate: 50, low: null }

/** Every weakness, weakest first. A concept found by both its record and a profile is listed once, with the lower mastery. */
export function weaknessesOf(
  progress: readonly ProgressRecord[],
  results: readonly AssessedResult[],
  findConcept: FindDefinition,
): Weakness[] {
  const ofProgress = progress.filter(isWeak).map((record) => weaknessOfRecord(record, findConcept))
  const ofProfiles = weaknessesOfAssessments(results, findConcept)
  const listed = new Map<string, Weakness>()
  for (const weakness of [...ofProgress, ...ofProfiles]) {
    const known = listed.get(weakness.id)
    if (!known || weakness.masteryLevel < known.masteryLevel) listed.set(weakness.id, weakness)
  }
  return [...listed.values()].sort(byNeed)
}

/** Is rounded mastery below 70, or fewer than 60% of all answers right? */
export function isWeak({ masteryLevel, timesCorrect, timesEncountered }: ProgressRecord): boolean {
  if (timesEncountered === 0) return false
  return roundedMastery(masteryLevel) < ENOUGH_MASTERY || timesCorrect * 100 < timesEncountered * ENOUGH_ACCURACY
}

/** The severity of a rounded mastery: high below 40, moderate below 60, otherwise low, as docs/product.md sets it. */
export function severityOf(mastery: number): Strength {
  if (mastery < 40) return 'high'
  if (mastery < 60) return 'moderate'
  return 'low'
}

/** The word for a rounded mastery, 0 to 100: improving above 60, declining below 40, and stable between. */
export function trendOf(mastery: number): Trend {
  if (mastery > 60) return 'improving'
  if (mastery < 40) return 'declining'
  return 'stable'
}

/** The recommended action for a rounded mastery, 0 to 100, more urgent below 70, 50 and 30. */
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
    type: concept ? itemTypeOf(concept.id) : ITEM_TYPE_OF[categoryType],
    masteryLevel,
    timesWrong: timesEncountered - timesCorrect,
    timesAnswered: timesEncountered,
    severity: severityOf(masteryLevel),
    lastEncountered,
    description: concept?.definition ?? '',
    trend: trendOf(masteryLevel),
    recommendedAction: recommendedActionFor(masteryLevel),
    isFromAssessment: false,
  }
}

function weaknessesOfAssessments(results: readonly AssessedResult[], findConcept: FindDefinition): Weakness[] {
  const ordered = newestFirst(results)
  return (['bias', 'fallacy'] as const).flatMap((assessed) => {
    const latest = ordered.find(({ mode }) => assessedBy(mode) === assessed)
    return latest ? weaknessesOfProfiles(latest, assessed, findConcept) : []
  })
}

function weaknessesOfProfiles(result: AssessedResult, assessed: ItemType, findConcept: FindDefinition): Weakness[] {
  return (result.biasProfiles ?? []).flatMap(({ name, strength, description }): Weakness[] => {
    const masteryLevel = SYNTHETIC_MASTERY[strength]
    if (masteryLevel === null) return []
    const concept = findConcept(name)
    return [
      {
        id: concept?.id ?? name,
        // The weakness keeps the name that the learner read, which may differ from the concept's.
        name,
        type: concept ? itemTypeOf(concept.id) : assessed,
        masteryLevel,
        timesWrong: 1,
        timesAnswered: 1,
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

function byNeed(one: Weakness, other: Weakness): number {
  return one.masteryLevel - other.masteryLevel || other.timesWrong - one.timesWrong || compareText(one.name, other.name)
}

const ENOUGH_FOR_A_MARGIN = 10

/** The basis of a weakness: a profile alone, too few answers for a margin, or percent right with its interval. */
export function basisText({
  isFromAssessment,
  timesWrong,
  timesAnswered,
}: Pick<Weakness, 'isFromAssessment' | 'timesWrong' | 'timesAnswered'>): string {
  if (isFromAssessment) {
    return `An assessment’s profile points here. By rule it counts as ${timesWrong} of ${timesAnswered} wrong, and its strength sets mastery and severity: they were not measured by answers about this concept.`
  }
  const answers = counted(timesAnswered, 'answer')
  if (timesAnswered < ENOUGH_FOR_A_MARGIN) {
    return `${answers} so far: too few for a margin, which takes ${inWords(ENOUGH_FOR_A_MARGIN)}.`
  }
  const right = timesAnswered - timesWrong
  return `${answers} so far: ${percentText(right / timesAnswered)} right, ${likelyText(wilsonInterval(right, timesAnswered))}.`
}

/** The right answers, with a percentage if there are enough for one: '1 of 1 right', '83% right, 10 of 12'. */
export function shareRightText(right: number, answered: number): string {
  if (answered < ENOUGH_FOR_A_MARGIN) return `${right} of ${answered} right`
  return `${percentText(right / answered)} right, ${right} of ${answered}`
}

/** With fewer answers about a concept, its mastery is not shown as a percentage. */
export const ENOUGH_FOR_MASTERY = 3

/** Are this many answers about a concept enough to show its mastery as a percentage? */
export function isMasteryShown(answered: number): boolean {
  return answered >= ENOUGH_FOR_MASTERY
}

/** Mastery in words: '40%', or the count while there are too few answers for that: '0 of 1 right'. */
export function masteryText(
  masteryLevel: number,
  { right, answered, isFromAssessment = false }: { right: number; answered: number; isFromAssessment?: boolean },
): string {
  return isFromAssessment || isMasteryShown(answered) ? wholePercent(masteryLevel) : `${right} of ${answered} right`
}

type ConceptAnswers = { timesWrong: number; timesAnswered: number; history: readonly boolean[] }

/** The answers about a concept in words: 'Missed 3 of 4, the last one right'. */
export function missedText({ timesWrong, timesAnswered, history }: ConceptAnswers): string {
  if (timesAnswered === 1) return timesWrong === 1 ? 'Seen once, missed once' : 'Seen once, answered right'
  if (timesWrong === 0) return `Answered right all ${timesAnswered} times`
  if (timesWrong === timesAnswered) {
    return timesAnswered === 2 ? 'Missed both times it came up' : `Missed all ${timesAnswered} times it came up`
  }
  const counts = `Missed ${timesWrong} of ${timesAnswered}`
  const last = history.at(-1)
  if (last === undefined) return counts
  const other = history.lastIndexOf(!last)
  const inARow = history.length - 1 - other
  if (last) return `${counts}, the last ${inWords(inARow)} right`
  return inARow === 1 ? `${counts}, the last one too` : `${counts}, the last ${inWords(inARow)} in a row`
}
