import type { ItemType, Strength } from '@think-twice/core/vocabulary'
import styles from './strength-drawing.module.css'

/** A bias is a tilt: the square leans as far as the bias shows. In degrees. */
const TILT: Readonly<Record<Strength, number>> = { high: 30, moderate: 17, low: 7 }
/** A fallacy is a crack: it opens as far as the family shows. In pixels. */
const GAP: Readonly<Record<Strength, number>> = { high: 12, moderate: 7, low: 3 }

export function TiltedSquare({ strength }: { strength: Strength }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 76" aria-hidden="true">
      <path className={styles.ground} d="M0 66h104" />
      <rect className={styles.upright} x="24" y="18" width="48" height="48" rx="2" />
      <rect
        className={styles.bias}
        x="24"
        y="18"
        width="48"
        height="48"
        rx="2"
        transform={`rotate(${TILT[strength]} 72 66)`}
      />
    </svg>
  )
}

export function CrackedSquare({ strength }: { strength: Strength }) {
  const half = GAP[strength] / 2
  return (
    <svg className={styles.drawing} viewBox="0 0 104 76" aria-hidden="true">
      <path className={styles.ground} d="M0 66h104" />
      <rect className={styles.upright} x="28" y="18" width="48" height="48" rx="2" />
      <path className={styles.fallacy} d={`M28 18h${34 - half}L${44 - half} 66H28z`} />
      <path className={styles.fallacy} d={`M76 18H${62 + half}L${44 + half} 66H76z`} />
    </svg>
  )
}

/** Nothing leans and nothing is cracked: the square stands whole on its line, in the ink of the assessment. */
export function UprightSquare({ assesses }: { assesses: ItemType }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 76" aria-hidden="true">
      <path className={styles.ground} d="M0 66h104" />
      <rect
        className={assesses === 'fallacy' ? styles.fallacy : styles.bias}
        x="24"
        y="18"
        width="48"
        height="48"
        rx="2"
      />
    </svg>
  )
}
