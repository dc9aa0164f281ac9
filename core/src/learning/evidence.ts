import type { Day } from '../activity/days.ts'
import type { ConceptName } from '../concepts/concept-names.ts'
import type { CategoryType, ScenarioKind } from '../vocabulary.ts'

/** How sure a learner says they are, least first. */
export const SURENESS = ['guess', 'fairly', 'sure'] as const
export type Sureness = (typeof SURENESS)[number]

/** Where an answer came from: a finished quiz, practice, or a call that says no more than right or wrong. */
export const ANSWER_SOURCES = ['quiz', 'practice', 'call', 'earlier'] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]

/** What a learner chooses when nothing is wrong, as evidence keeps it. */
export const NO_FLAW_CHOICE = 'no-flaw'

/**
 * One answer, as it is kept for good. Everything that is said about a learner can be computed again from these; the order
 * of answers is that of `at`, then of `id`.
 */
export type Answer = {
  /** The result's id and the question's place in it, or the answer's own key. */
  id: string
  source: AnswerSource
  /** Milliseconds since 1970, and the learner's calendar day at that time. */
  at: number
  day: Day
  /** The catalogue's name of the concept, or a label outside the catalogue. Of a sound item, its twin's concept. */
  itemId: string
  categoryType: CategoryType
  isCorrect: boolean
  /** Nothing was wrong in it: no evidence about the concept, only about the eye. */
  isSound: boolean
  scenarioId: string | null
  /** The id of the concept that was named, or `NO_FLAW_CHOICE`; null where none was to be named, or none is known. */
  choice: string | null
  sureness: Sureness | null
}

/** What the rules must know of a scenario to read an answer to it. */
export type ScenarioFacts = {
  concept: ConceptName
  kind: ScenarioKind
  /** Held out for the quizzes. Quizzes never offer that nothing is wrong. */
  isInSlot: boolean
  isSound: boolean
  /** The flawed scenario of its pair: its own id, or its twin's. Scenarios of one pair give each other away. */
  pairId: string
}

/** How a scenario is looked up: null for one that is not, or no longer, in the bank. */
export type FindScenario = (scenarioId: string) => ScenarioFacts | null

/** Before or after, in the order in which answers count. */
export function inOrderOfAnswers(one: Pick<Answer, 'at' | 'id'>, other: Pick<Answer, 'at' | 'id'>): number {
  if (one.at !== other.at) return one.at - other.at
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
