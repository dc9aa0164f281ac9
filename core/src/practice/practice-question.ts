import type { ConceptId, IdentifiedQuestion } from '../vocabulary.ts'

/** A question outside the quizzes, with the id of its scenario; `twinOf` is the flawed scenario of a twin. */
export type PracticeQuestion = IdentifiedQuestion & {
  concept: ConceptId
  decidingWords: readonly string[]
  twinOf?: string
}

/** How often a learner has met each scenario in practice, by its id. */
export type TimesSeen = ReadonlyMap<string, number>
