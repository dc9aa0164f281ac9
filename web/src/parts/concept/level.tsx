import type { Difficulty, Severity } from '@think-twice/core/vocabulary'
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
      {word}
    </span>
  )
}

export function SeverityLevel({ severity }: { severity: Severity }) {
  const [word, pips, look] = SEVERITY[severity]
  return (
    <span className={look}>
      <Pips of={pips} />
      {word}
    </span>
  )
}
