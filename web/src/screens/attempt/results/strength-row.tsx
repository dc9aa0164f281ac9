import type { ItemType, Strength } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/counted'
import { customProperties } from '../../../ui/custom-properties.ts'
import { columnsOf } from '../../../ui/even-rows.ts'
import styles from './strength-row.module.css'

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

const SHAPES = { high: styles.high, moderate: styles.moderate, low: styles.low, none: styles.none } as const

/** The whole profile as one row, strongest first: each square leans, or is cracked, as far as its pattern shows. */
export function StrengthRow({
  strengths,
  upright,
  assesses,
}: {
  strengths: readonly Strength[]
  upright: number
  assesses: ItemType
}) {
  const words = WORDS[assesses]
  const all: readonly (Strength | 'none')[] = [...strengths, ...Array.from({ length: upright }, () => 'none' as const)]
  const told = (['high', 'moderate', 'low', 'none'] as const)
    .map((strength) => ({ strength, count: all.filter((each) => each === strength).length }))
    .filter(({ count }) => count > 0)
    .map(({ strength, count }) => `${count} ${words[strength]}`)
  return (
    <>
      <div
        className={assesses === 'bias' ? styles.leaning : styles.cracked}
        style={customProperties({ '--columns': columnsOf(all.length, A_ROW[assesses]) })}
        role="img"
        aria-label={`${counted(all.length, words.one, words.many)}: ${told.join(', ')}.`}
      >
        {all.map((strength, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no identity but their position.
          <i key={index} className={SHAPES[strength]} />
        ))}
      </div>
      <p className={styles.fine}>
        {words.square}
        {strengths.length > 0 && ` ${words.shape}`}
      </p>
    </>
  )
}
