import type { Sureness } from '../vocabulary.ts'
import { percentText } from '../wording/number-text.ts'
import { SURENESS_MEANS } from './calibration.ts'

/** The surenesses as learners read them. */
export const SURENESS_NAMES: Readonly<Record<Sureness, string>> = {
  guess: 'A guess',
  fairly: 'Fairly sure',
  sure: 'Sure',
}

/** How likely an answer of this sureness claims to be right; a guess claims one in the number of options. */
export function surenessMeaning(sureness: Sureness, options: number): string {
  return `${percentText(sureness === 'guess' ? 1 / options : SURENESS_MEANS[sureness])} chance`
}
