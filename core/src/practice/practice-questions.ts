import { isConceptId } from '../concepts/concepts.ts'
import type { ConceptId, Difficulty, IdentifiedQuestion, ScenarioKind } from '../vocabulary.ts'

/** A question outside the quizzes, with the id of its scenario; `twinOf` is the flawed scenario of a twin. */
export type PracticeQuestion = IdentifiedQuestion & {
  concept: ConceptId
  decidingWords: readonly string[]
  /** The whole sentence that commits the flaw; only in scenarios that ask to name it. */
  breaksAt?: string
  twinOf?: string
}

/** Is nothing wrong in it? For a decision, which is sound only as a twin, the choice that looks biased is right. */
export function isSoundHalf({ kind, twinOf }: { kind?: ScenarioKind; twinOf?: string | undefined }): boolean {
  return kind === 'sound' || twinOf !== undefined
}

/** Was a flaw named, rightly or not? Then “Where does it break?” is asked, on sound items too. */
export function namesFlaw({ question }: { question: IdentifiedQuestion }, option: number): boolean {
  return isConceptId(question.meanings[option])
}

/** A practice scenario without its text, so that a round can be drawn before any texts are fetched. */
export type PracticeIndexEntry = {
  id: string
  /** For a sound scenario, its twin's concept. */
  concept: ConceptId
  kind: ScenarioKind
  /** The sound half of a pair; for a decision, the choice that looks biased is right. */
  isSoundHalf: boolean
  difficulty: Difficulty
  pairId: string
  /** The concepts among the options by their index in `CONCEPTS`, sorted: `0 3 16`. Empty for a decision. */
  labels: string
}
