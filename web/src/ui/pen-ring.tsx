import type { ReactNode } from 'react'
import pen from './pen.module.css'
import styles from './pen-ring.module.css'

/** Words with a ring drawn around them by hand, once. */
export function PenRing({ children }: { children: ReactNode }) {
  return (
    <span className={styles.ringed}>
      {children}
      <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={pen.stroke}
          pathLength="1"
          vectorEffect="non-scaling-stroke"
          d="M62 6C30 0 4 12 4 31c0 18 24 26 50 25 26-1 43-12 42-28C95 12 72 3 40 7"
        />
      </svg>
    </span>
  )
}
