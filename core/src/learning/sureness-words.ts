import type { Sureness } from '../vocabulary.ts'
import { percentText } from '../wording/number-text.ts'
import { SURENESS_MEANS } from './calibration.ts'

export const SURENESS_NAMES: Readonly<Record<Sureness, string>> = {
  guess: 'A guess',
  fairly: 'Fairly sure',
  sure: 'Sure',
}

/** How often somebody who says this should be right: a guess, one time in as many as there are options. */
export function surenessMeaning(sureness: Sureness, options: number): string {
  return percentText(sureness === 'guess' ? 1 / options : SURENESS_MEANS[sureness])
}
