import type { Sureness } from '@think-twice/core/learning/evidence'

/** How each sureness is called, and what it means of an answer among four: where one chooses, that is said too. */
export const SURENESS_WORDS: Readonly<Record<Sureness, { label: string; meaning: string }>> = {
  guess: { label: 'A guess', meaning: '25%' },
  fairly: { label: 'Fairly sure', meaning: '65%' },
  sure: { label: 'Sure', meaning: '95%' },
}
