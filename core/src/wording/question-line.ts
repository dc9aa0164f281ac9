import { BIAS_NAMES } from '../concepts/concept-names.ts'
import type { Question } from '../vocabulary.ts'

/** The option that says nothing is wrong, offered in practice whenever a flaw is to be named, never in a quiz. */
export const NO_FLAW = { fallacy: 'No fallacy here', bias: 'No bias here' } as const

/** The neutral line above the options; it says fallacy or bias, so it gives no option away. */
export function questionLine({
  kind,
  fallacyType,
  options,
}: Pick<Question, 'kind' | 'fallacyType' | 'options'>): string {
  if (kind === 'decide') return 'Which choice is best?'
  const flaw = BIAS_NAMES.some((name) => name === fallacyType) ? 'bias' : 'fallacy'
  return options.includes(NO_FLAW[flaw])
    ? `Which ${flaw}, if any, is most at work here?`
    : `Which ${flaw} is most at work here?`
}
