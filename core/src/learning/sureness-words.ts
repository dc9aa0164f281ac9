import type { Sureness } from '../vocabulary.ts'
import { percentText } from '../wording/number-text.ts'
import { SURENESS_MEANS } from './calibration.ts'

/** The surenesses as learners read them. */
export const SURENESS_NAMES: Readonly<Record<Sureness, string>> = {
  guess: 'A guess',
  fairly: 'Fairly sure',
  sure: 'Sure',
}

/** The chance of being right that somebody who says this gives themselves: for a guess, one in as many as there are options. */
export function surenessMeaning(sureness: Sureness, options: number): string {
  return `${percentText(sureness === 'guess' ? 1 / options : SURENESS_MEANS[sureness])} chance`
}
