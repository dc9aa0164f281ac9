import type { RoundSummary } from '@think-twice/contract/classes'
import { usePracticeIndex } from '../../data/content.ts'
import { aboutText } from './class-words.ts'

/** What a round is about, in words: 'A week later' for a parallel round, else its concepts. */
export function useAbout({ scenarioIds, follows }: Pick<RoundSummary, 'scenarioIds' | 'follows'>): string {
  const index = usePracticeIndex().data
  if (follows !== null) return 'A week later'
  if (!index) return 'A round'
  const concepts = scenarioIds.flatMap((id) => index.find((entry) => entry.id === id)?.concept ?? [])
  return aboutText(concepts) || 'A round'
}
