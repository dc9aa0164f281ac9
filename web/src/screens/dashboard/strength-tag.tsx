import type { Strength } from '@think-twice/core/vocabulary'
import { Pips } from '../../parts/level.tsx'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'

const STRENGTH = {
  high: { word: 'High', tag: tags.poor, pips: 3 },
  moderate: { word: 'Moderate', tag: tags.fair, pips: 2 },
  low: { word: 'Low', tag: tags.good, pips: 1 },
} as const satisfies Record<Strength, { word: string; tag: string | undefined; pips: 1 | 2 | 3 }>

/** How strongly a profile shows, or how severe a weakness is; `of` says which to those who cannot see it. */
export function StrengthTag({ strength, of }: { strength: Strength; of: 'strength' | 'severity' }) {
  const { word, tag, pips } = STRENGTH[strength]
  return (
    <span className={tag}>
      <Pips of={pips} />
      {word}
      <span className={typography.visuallyHidden}> {of}</span>
    </span>
  )
}
