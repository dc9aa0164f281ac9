import type { ScoreBand } from '@think-twice/core/quiz/score'
import type { Difficulty, Severity, Strength } from '@think-twice/core/vocabulary'
import tags from '../ui/tag.module.css'
import typography from '../ui/text.module.css'
import styles from './level.module.css'

/** Three pips and a word: a level is never shown by color alone. */
export function Pips({ of }: { of: 1 | 2 | 3 }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {([1, 2, 3] as const).map((pip) => (
        <i key={pip} className={pip <= of ? styles.filled : undefined} />
      ))}
    </span>
  )
}

const DIFFICULTY = {
  easy: ['Easy', 1, styles.easy],
  medium: ['Medium', 2, styles.medium],
  hard: ['Hard', 3, styles.hard],
} as const
const SEVERITY = {
  low: ['Low severity', 1, styles.lowSeverity],
  medium: ['Medium severity', 2, styles.mediumSeverity],
  high: ['High severity', 3, styles.highSeverity],
} as const

export function DifficultyLevel({ difficulty }: { difficulty: Difficulty }) {
  const [word, pips, look] = DIFFICULTY[difficulty]
  return (
    <span className={look}>
      <Pips of={pips} />
      <span>{word}</span>
    </span>
  )
}

export function SeverityLevel({ severity }: { severity: Severity }) {
  const [word, pips, look] = SEVERITY[severity]
  return (
    <span className={look}>
      <Pips of={pips} />
      <span>{word}</span>
    </span>
  )
}

const STRENGTHS = {
  high: { word: 'High', look: tags.poor, pips: 3 },
  moderate: { word: 'Moderate', look: tags.fair, pips: 2 },
  low: { word: 'Low', look: tags.good, pips: 1 },
} as const satisfies Record<Strength, { word: string; look: string | undefined; pips: 1 | 2 | 3 }>

type Props = {
  strength: Strength
  of: 'strength' | 'severity'
  /** When a heading already says what is rated, only screen readers repeat it. */
  isShort?: true
}

/** The strength of a pattern or the severity of a weakness: red, yellow or green, with pips and words. */
export function StrengthTag({ strength, of, isShort }: Props) {
  const { word, look, pips } = STRENGTHS[strength]
  return (
    <span className={look}>
      <Pips of={pips} />
      <span>{isShort ? word : `${word} ${of}`}</span>
      {isShort && <span className={typography.visuallyHidden}>{` ${of}`}</span>}
    </span>
  )
}

/** The color of a large number that is a score. */
export const BAND_COLORS: Readonly<Record<ScoreBand, string | undefined>> = {
  good: styles.good,
  fair: styles.fair,
  poor: styles.poor,
}
