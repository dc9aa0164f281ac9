import type { ConceptName } from '../concepts/concept-names.ts'
import type { Question } from '../vocabulary.ts'

/** A question outside the quizzes, with the id of its scenario; `twinOf` is the flawed scenario of a twin. */
export type PracticeQuestion = Question & {
  fallacyType: ConceptName
  decidingWords: readonly string[]
  twinOf?: string
}

/** How often a learner has met each scenario in practice, by its id. */
export type TimesSeen = ReadonlyMap<string, number>
