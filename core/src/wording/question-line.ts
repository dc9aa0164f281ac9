import { isBias, isConceptId } from '../concepts/concepts.ts'
import { type IdentifiedQuestion, NO_FLAW } from '../vocabulary.ts'

/** The neutral line above the options; it says fallacy or bias, so it gives no option away. */
export function questionLine({
  kind,
  concept,
  meanings,
}: Pick<IdentifiedQuestion, 'kind' | 'concept' | 'meanings'>): string {
  if (kind === 'decide') return 'Which choice is best?'
  const flaw = isConceptId(concept) && isBias(concept) ? 'bias' : 'fallacy'
  return meanings.includes(NO_FLAW)
    ? `Which ${flaw}, if any, is most at work here?`
    : `Which ${flaw} is most at work here?`
}
