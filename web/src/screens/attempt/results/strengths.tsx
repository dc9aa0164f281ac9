import type { ItemType, Strength } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { customProperties } from '../../../ui/custom-properties.ts'
import { columnsOf } from '../../../ui/even-rows.ts'
import typography from '../../../ui/text.module.css'
import styles from './strengths.module.css'

/** Squares in a row: as many as fit across a phone. */
const A_ROW: Readonly<Record<ItemType, number>> = { bias: 12, fallacy: 10 }

/** The words of the sentence that says the row, and of the line below it: what a square is, and what its shape means. */
const WORDS: Readonly<
  Record<ItemType, Record<Strength | 'none', string> & { one: string; many: string; square: string; shape: string }>
> = {
  bias: {
    one: 'bias',
    many: 'biases',
    high: 'strongly tilted',
    moderate: 'moderately tilted',
    low: 'slightly tilted',
    none: 'upright',
    square: 'Each square is one bias.',
    shape: 'More tilt means more misses. One miss can count for more than one bias.',
  },
  fallacy: {
    one: 'family of fallacies',
    many: 'families of fallacies',
    high: 'wide open',
    moderate: 'open',
    low: 'slightly open',
    none: 'whole',
    square: 'Each square is a family of fallacies.',
    shape: 'A wider crack means more misses. One miss can count for more than one family.',
  },
}

const LOOKS = { bias: styles.leaning, fallacy: styles.cracked } as const
const SHAPES = { high: styles.high, moderate: styles.moderate, low: styles.low, none: styles.none } as const

type StrengthRowProps = { strengths: readonly Strength[]; upright: number; assesses: ItemType }

/** The whole profile as one row, strongest first: each square leans, or is cracked, as far as its pattern shows. */
export function StrengthRow({ strengths, upright, assesses }: StrengthRowProps) {
  const words = WORDS[assesses]
  const all = [...strengths, ...Array<'none'>(upright).fill('none')]
  const counts = (['high', 'moderate', 'low', 'none'] as const)
    .map((strength) => ({ strength, count: all.filter((each) => each === strength).length }))
    .filter(({ count }) => count > 0)
    .map(({ strength, count }) => `${count} ${words[strength]}`)
  return (
    <>
      <div
        className={classNames(styles.squares, LOOKS[assesses])}
        style={customProperties({ '--columns': columnsOf(all.length, A_ROW[assesses]) })}
        role="img"
        aria-label={`${counted(all.length, words.one, words.many)}: ${counts.join(', ')}.`}
      >
        {[...all.entries()].map(([place, strength]) => (
          <i key={place} className={SHAPES[strength]} />
        ))}
      </div>
      <p className={classNames(typography.label, styles.words)}>
        {words.square}
        {strengths.length > 0 && ` ${words.shape}`}
      </p>
    </>
  )
}

/** A bias is a tilt: the square leans as far as the bias shows. In degrees. */
const TILT: Readonly<Record<Strength, number>> = { high: 30, moderate: 17, low: 7 }
/** A fallacy is a crack: it opens as far as the family shows. In pixels. */
const GAP: Readonly<Record<Strength, number>> = { high: 12, moderate: 7, low: 3 }

/** A square that leans for a bias, or is cracked for a family of fallacies, as far as the pattern shows. */
export function StrengthDrawing({ strength, assesses }: { strength: Strength; assesses: ItemType }) {
  const half = GAP[strength] / 2
  return (
    <Drawing>
      {assesses === 'bias' ? (
        <>
          <rect className={styles.upright} x="24" y="18" width="48" height="48" rx="2" />
          <rect x="24" y="18" width="48" height="48" rx="2" transform={`rotate(${TILT[strength]} 72 66)`} />
        </>
      ) : (
        <>
          <rect className={styles.upright} x="28" y="18" width="48" height="48" rx="2" />
          <path d={`M28 18h${34 - half}L${44 - half} 66H28z`} />
          <path d={`M76 18H${62 + half}L${44 + half} 66H76z`} />
        </>
      )}
    </Drawing>
  )
}

/** Nothing leans and nothing is cracked: the square stands whole on its line. */
export function UprightSquare() {
  return (
    <Drawing>
      <rect x="24" y="18" width="48" height="48" rx="2" />
    </Drawing>
  )
}

/** On the ground line, in the ink of the assessment. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 76" aria-hidden="true">
      <path className={styles.ground} d="M0 66h104" />
      {children}
    </svg>
  )
}
