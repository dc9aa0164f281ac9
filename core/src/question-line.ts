import { BIAS_NAMES } from './concept-names.ts'
import type { Question } from './vocabulary.ts'

/** The neutral line above the options. It names the kind of flaw, so it gives no option away. */
export function questionLine({ kind, fallacyType }: Pick<Question, 'kind' | 'fallacyType'>): string {
  if (kind === 'decide') return 'Which choice is soundest?'
  return (BIAS_NAMES as readonly string[]).includes(fallacyType)
    ? 'Which bias is most at work here?'
    : 'Which fallacy is most at work here?'
}
