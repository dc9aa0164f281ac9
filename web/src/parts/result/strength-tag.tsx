import type { Strength } from '@think-twice/core/vocabulary'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'
import { Pips } from '../concept/level.tsx'

const STRENGTHS = {
  high: { word: 'High', look: tags.poor, pips: 3 },
  moderate: { word: 'Moderate', look: tags.fair, pips: 2 },
  low: { word: 'Low', look: tags.good, pips: 1 },
} as const satisfies Record<Strength, { word: string; look: string | undefined; pips: 1 | 2 | 3 }>

type Props = {
  strength: Strength
  /** What is being rated. */
  of: 'strength' | 'severity'
  /** When a heading already says what is rated, only screen readers repeat it. */
  isShort?: true
}

/** How strongly a pattern shows, or how severe a weakness is: red, yellow or green, with pips and words. */
export function StrengthTag({ strength, of, isShort }: Props) {
  const { word, look, pips } = STRENGTHS[strength]
  return (
    <span className={look}>
      <Pips of={pips} />
      {isShort ? word : `${word} ${of}`}
      {isShort && <span className={typography.visuallyHidden}> {of}</span>}
    </span>
  )
}
