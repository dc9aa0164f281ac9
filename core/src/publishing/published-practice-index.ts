import { CONCEPT_NAMES, isConceptName } from '../concepts/concept-names.ts'
import type { Concept, Scenario } from '../content/authoring.ts'
import type { PracticeIndexEntry } from '../practice/practice-index.ts'

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
        concept: concept.name,
        kind,
        isSoundHalf: twinOf !== undefined,
        difficulty,
        pairId: twinOf ?? id,
        labels: kind === 'decide' ? '' : labelsOf(options.map(({ text }) => text)),
      })),
  )
}

function labelsOf(options: readonly string[]): string {
  return options
    .filter(isConceptName)
    .map((name) => CONCEPT_NAMES.indexOf(name))
    .sort((one, other) => one - other)
    .join(' ')
}
