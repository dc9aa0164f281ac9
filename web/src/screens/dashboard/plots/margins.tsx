import type { Interval } from '@think-twice/core/learning/statistics'
import { classNames } from '../../../ui/class-names.ts'
import styles from './plot.module.css'
import { At } from './plot.tsx'
import { across, upward } from './plot-positions.ts'

/** A vertical margin in a plot: a light bar between two caps. */
export function UprightMargin({ x, likely: { low, high } }: { x: number; likely: Interval }) {
  return (
    <At x={across(x)}>
      <rect className={styles.band} x="-5" width="10" y={upward(high)} height={across(high - low)} />
      <line className={styles.cap} x1="-8" x2="8" y1={upward(high)} y2={upward(high)} />
      <line className={styles.cap} x1="-8" x2="8" y1={upward(low)} y2={upward(low)} />
    </At>
  )
}

/** A horizontal margin at some height of the plot: a light bar between two caps. */
export function LyingMargin({ y, likely: { low, high } }: { y: string; likely: Interval }) {
  return (
    <At y={y}>
      <rect className={styles.band} x={across(low)} width={across(high - low)} y="-5" height="10" />
      <line className={styles.cap} x1={across(low)} x2={across(low)} y1="-8" y2="8" />
      <line className={styles.cap} x1={across(high)} x2={across(high)} y1="-8" y2="8" />
    </At>
  )
}

type MarginScaleProps = {
  /** The words read out in place of the drawing. */
  label: string
  value: number
  likely: Interval
  /** A value to compare with, marked by a triangle. */
  compared?: number
}

/** One value on a horizontal scale from 0 to 1, with its margin. */
export function MarginScale({ label, value, likely, compared }: MarginScaleProps) {
  return (
    <svg className={styles.scale} role="img" aria-label={label}>
      <line className={classNames(styles.axis, styles.faint)} x1="0" x2="100%" y1="50%" y2="50%" />
      {[0, 0.5, 1].map((tick) => (
        <line key={tick} className={styles.axis} x1={across(tick)} x2={across(tick)} y1="9" y2="21" />
      ))}
      <LyingMargin y="50%" likely={likely} />
      <At x={across(value)} y="50%">
        <rect className={styles.point} x="-6" y="-6" width="12" height="12" rx="1.5" />
      </At>
      {compared !== undefined && (
        <At x={across(compared)}>
          <path className={styles.triangle} d="M0 5l5-8h-10z" />
        </At>
      )}
    </svg>
  )
}
