import type { Day, Time } from '../activity/days.ts'
import { compareText } from '../text.ts'
import type { CategoryType, ConceptId, NO_FLAW, OptionMeaning, ScenarioKind, Sureness } from '../vocabulary.ts'

/** `call` is a bare right or wrong from the API. */
export const ANSWER_SOURCES = ['quiz', 'practice', 'call'] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]

/** An answer that names a concept, or says that nothing is wrong. */
export type Choice = ConceptId | typeof NO_FLAW

/** One stored answer. All that is said about a learner is computed from these, ordered by `at`, then `id`. */
export type Answer = {
  id: string
  source: AnswerSource
  at: Time
  day: Day
  /** The concept's id, or a label from outside the catalog. For a sound item, its twin's concept. */
  itemId: string
  categoryType: CategoryType
  isCorrect: boolean
  /** True when nothing was wrong: this says nothing about the concept, only about how well flaws are detected. */
  isSound: boolean
  scenarioId: string | null
  /** Null when no name was asked for or it isn't known. */
  choice: Choice | null
  sureness: Sureness | null
}

/** The properties of a scenario that rules use; its text is not among them. */
export type ScenarioFacts = {
  concept: ConceptId
  kind: ScenarioKind
  /** Held out for the quizzes, which never offer “nothing is wrong.” */
  isInSlot: boolean
  /** A good argument, or a decision in which the choice that looks biased is right. */
  isSoundHalf: boolean
  /** The id of the flawed scenario of its pair; twins share it because they give each other away. */
  pairId: string
}

/** Looks up a scenario; null if it is not (or no longer) in the bank. */
export type FindScenario = (scenarioId: string) => ScenarioFacts | null

/** The choice that an option's meaning stands for; null for an act, an unknown label, or no answer. */
export function choiceOf(meaning: OptionMeaning | undefined): Choice | null {
  return typeof meaning === 'string' ? meaning : null
}

/** Compares two answers for sorting: by time, then by id. */
export function inOrderOfAnswers(one: Pick<Answer, 'at' | 'id'>, other: Pick<Answer, 'at' | 'id'>): number {
  return one.at - other.at || compareText(one.id, other.id)
}
