import type { Strength } from '@think-twice/core/vocabulary'
import { Pips } from '../../ui/level.tsx'

const STRENGTH = {
  high: { word: 'High', tag: 'tag--poor', pips: 3 },
  moderate: { word: 'Moderate', tag: 'tag--fair', pips: 2 },
  low: { word: 'Low', tag: 'tag--good', pips: 1 },
} as const satisfies Record<Strength, { word: string; tag: string; pips: 1 | 2 | 3 }>

/** How strongly a profile shows, or how severe a weakness is; `of` says which to those who cannot see it. */
export function StrengthTag({ strength, of }: { strength: Strength; of: 'strength' | 'severity' }) {
  const { word, tag, pips } = STRENGTH[strength]
  return (
    <span className={`tag ${tag}`}>
      <Pips of={pips} />
      {word}
      <span className="vh"> {of}</span>
    </span>
  )
}
