import type { ItemType, Strength } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import { classNames } from '../../../ui/class-names.ts'
import { customProperties } from '../../../ui/custom-properties.ts'
import { columnsOf } from '../../../ui/even-rows.ts'
import typography from '../../../ui/text.module.css'
import styles from './strengths.module.css'

/** Squares in a row: as many as fit across a phone. */
const A_ROW: Readonly<Record<ItemType, number>> = { bias: 12, fallacy: 10 }

/** The words of the row's label, and of the line below it: what a square is, and what its shape means. */
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

/** Nothing leans and nothing is cracked: a whole square, upright on its line. */
export function UprightSquare() {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 76" aria-hidden="true">
      <path className={styles.ground} d="M0 66h104" />
      <rect x="24" y="18" width="48" height="48" rx="2" />
    </svg>
  )
}
