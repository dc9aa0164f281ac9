import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { type ConceptId, NO_FLAW, type Sureness } from '../vocabulary.ts'
import type { VotedScenario } from './class-report.ts'
import type { VoteCount } from './votes.ts'

/** Votes on time by option, all equally sure. */
export function someCounts(counts: readonly number[], sureness: Sureness = 'fairly'): VoteCount[] {
  return counts.map((count, option) => ({ option, sureness, isLate: false, count }))
}

type Given = {
  id: string
  /** The concept of a flawed scenario; null for a sound one, which looks like the first label. */
  flaw: ConceptId | null
  labels: readonly [ConceptId, ConceptId, ConceptId]
  /** First votes on the three labels and on “No fallacy here”. */
  first?: readonly number[]
  second?: readonly number[]
}

/** A scenario of a round with its votes, all shown. */
export function someScenario({ id, flaw, labels, first = [], second = [] }: Given): VotedScenario {
  const meanings = [...labels, NO_FLAW] as const
  return {
    question: {
      id,
      concept: flaw ?? labels[0],
      kind: flaw ? 'spot' : 'sound',
      options: [...labels.map((label) => CONCEPT_NAMES[label]), NO_FLAW_LABELS.fallacy],
      meanings,
      correctAnswer: meanings.indexOf(flaw ?? NO_FLAW),
    },
    first: someCounts(first),
    second: someCounts(second),
    isFirstShown: true,
    isSecondShown: second.length > 0,
  }
}
