import type { ScoreBand } from '@think-twice/core/quiz/score'
import type { Difficulty, Severity, Strength } from '@think-twice/core/vocabulary'
import type { ReactNode } from 'react'
import tags from '../ui/tag.module.css'
import typography from '../ui/text.module.css'
import styles from './level.module.css'

type PipCount = 1 | 2 | 3
type Level = { word: string; pips: PipCount; look: string | undefined }

/** Three pips, the first so many of them filled. */
export function Pips({ filled }: { filled: PipCount }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {([1, 2, 3] as const).map((pip) => (
        <i key={pip} className={pip <= filled ? styles.filled : undefined} />
      ))}
    </span>
  )
}

const DIFFICULTY: Readonly<Record<Difficulty, Level>> = {
  easy: { word: 'Easy', pips: 1, look: styles.easy },
  medium: { word: 'Medium', pips: 2, look: styles.medium },
  hard: { word: 'Hard', pips: 3, look: styles.hard },
}
const SEVERITY: Readonly<Record<Severity, Level>> = {
  low: { word: 'Low severity', pips: 1, look: styles.lowSeverity },
  medium: { word: 'Medium severity', pips: 2, look: styles.mediumSeverity },
  high: { word: 'High severity', pips: 3, look: styles.highSeverity },
}
const STRENGTH: Readonly<Record<Strength, Level>> = {
  high: { word: 'High', pips: 3, look: tags.poor },
  moderate: { word: 'Moderate', pips: 2, look: tags.fair },
  low: { word: 'Low', pips: 1, look: tags.good },
}

/** A level is never shown by color alone. */
function PipsAndWord({ level: { word, pips, look }, after }: { level: Level; after?: ReactNode }) {
  return (
    <span className={look}>
      <Pips filled={pips} />
      <span>{word}</span>
      {after}
    </span>
  )
}

export function DifficultyLevel({ difficulty }: { difficulty: Difficulty }) {
  return <PipsAndWord level={DIFFICULTY[difficulty]} />
}

export function SeverityLevel({ severity }: { severity: Severity }) {
  return <PipsAndWord level={SEVERITY[severity]} />
}

type StrengthTagProps = {
  strength: Strength
  rated: 'strength' | 'severity'
  /** When a heading already names the rating, only screen readers repeat it. */
  isShort?: true
}

/** The strength of a pattern or the severity of a weakness: red, yellow or green, with pips and words. */
export function StrengthTag({ strength, rated, isShort }: StrengthTagProps) {
  const level = STRENGTH[strength]
  if (!isShort) return <PipsAndWord level={{ ...level, word: `${level.word} ${rated}` }} />
  return <PipsAndWord level={level} after={<span className={typography.visuallyHidden}>{` ${rated}`}</span>} />
}

/** The color of a large number that is a score. */
export const BAND_COLORS: Readonly<Record<ScoreBand, string | undefined>> = {
  good: styles.good,
  fair: styles.fair,
  poor: styles.poor,
}
