import type { ConceptName } from '../concepts/concept-names.ts'
import type { Question } from '../vocabulary.ts'

/** A question outside the quizzes. Its id is the scenario's. */
export type PracticeQuestion = Question & {
  fallacyType: ConceptName
  /** The words that decide the question, quoted from the scenario; they are marked once it is answered. */
  decidingWords: readonly string[]
  /** A sound twin names the flawed scenario it mirrors. */
  twinOf?: string
}

/** How often a learner has met each scenario in practice, by its id. */
export type TimesSeen = ReadonlyMap<string, number>
