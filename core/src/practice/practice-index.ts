import type { ConceptName } from '../concepts/concept-names.ts'
import type { Difficulty, ScenarioKind } from '../vocabulary.ts'

/**
 * What drawing needs to know of a practice scenario, without its text: a round is drawn from the list of these, and only the
 * pieces of the concepts that were drawn are fetched.
 */
export type PracticeIndexEntry = {
  /** The scenario's id. */
  id: string
  /** Of a sound one, its twin's concept. */
  concept: ConceptName
  kind: ScenarioKind
  /** Nothing is wrong in it; of a decision, the choice that looks biased is the sound one. */
  isSound: boolean
  difficulty: Difficulty
  /** The same for two twins: the id of the flawed one. */
  pairId: string
  /**
   * The concepts among the options, by their numbers in the catalogue, in order: `0 3 16`. Empty where something is to be
   * decided, since acts are not labels.
   */
  labels: string
}
