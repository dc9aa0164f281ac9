import type { Difficulty, Severity } from '@think-twice/core/vocabulary'

/** Three pips and a word: a level is never told by color alone. */
export function Pips({ of }: { of: 1 | 2 | 3 }) {
  return (
    <span className="pips" aria-hidden="true">
      {([1, 2, 3] as const).map((pip) => (
        <i key={pip} className={pip <= of ? 'on' : ''} />
      ))}
    </span>
  )
}

const DIFFICULTY = { easy: ['Easy', 1], medium: ['Medium', 2], hard: ['Hard', 3] } as const
const SEVERITY = { low: ['Low severity', 1], medium: ['Medium severity', 2], high: ['High severity', 3] } as const

export function DifficultyLevel({ difficulty }: { difficulty: Difficulty }) {
  const [word, pips] = DIFFICULTY[difficulty]
  return (
    <span className={`level dif-${difficulty}`}>
      <Pips of={pips} />
      {word}
    </span>
  )
}

export function SeverityLevel({ severity }: { severity: Severity }) {
  const [word, pips] = SEVERITY[severity]
  return (
    <span className={`level sev-${severity}`}>
      <Pips of={pips} />
      {word}
    </span>
  )
}
