import { isConceptId } from '../concepts/concepts.ts'
import type { Concept, Scenario } from '../content/authoring.ts'
import type { PracticeIndexEntry } from '../practice/practice-index.ts'
import { CONCEPTS, type OptionMeaning } from '../vocabulary.ts'

/** The name of the piece that holds the index. */
export const PRACTICE_INDEX_PIECE = 'practice-index'

/** Every scenario of the bank that is in no slot, without its text. */
export function practiceIndex(
  bank: readonly { concept: Concept; scenarios: readonly Scenario[] }[],
): PracticeIndexEntry[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios
      .filter(({ slot }) => slot === undefined)
      .map(({ id, kind, difficulty, twinOf, options }) => ({
        id,
        concept: concept.id,
        kind,
        isSoundHalf: twinOf !== undefined,
        difficulty,
        pairId: twinOf ?? id,
        labels: kind === 'decide' ? '' : labelsOf(options.map(({ meaning }) => meaning)),
      })),
  )
}

function labelsOf(meanings: readonly OptionMeaning[]): string {
  return meanings
    .filter(isConceptId)
    .map((concept) => CONCEPTS.indexOf(concept))
    .sort((one, other) => one - other)
    .join(' ')
}
