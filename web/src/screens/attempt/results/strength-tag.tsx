import type { Strength } from '@think-twice/core/vocabulary'
import { Pips } from '../../../parts/level.tsx'
import tags from '../../../ui/tag.module.css'

const STRENGTHS: Readonly<Record<Strength, { words: string; look: string | undefined; pips: 1 | 2 | 3 }>> = {
  high: { words: 'High strength', look: tags.poor, pips: 3 },
  moderate: { words: 'Moderate strength', look: tags.fair, pips: 2 },
  low: { words: 'Low strength', look: tags.good, pips: 1 },
}

/** How strongly a pattern shows: red, yellow or green, with pips and words. */
export function StrengthTag({ strength }: { strength: Strength }) {
  const { words, look, pips } = STRENGTHS[strength]
  return (
    <span className={look}>
      <Pips of={pips} />
      {words}
    </span>
  )
}
