import { Link } from 'wouter'
import { classNames } from './class-names.ts'
import styles from './logo.module.css'

/** Two squares, one laid over the other: you looked, then looked again. */
export function LogoSquares() {
  return (
    <svg className={styles.squares} viewBox="0 0 30 30" aria-hidden="true">
      <rect x="2" y="2" width="17" height="17" rx="2" fill="var(--fallacy)" />
      <rect className={styles.overlaid} x="11" y="11" width="17" height="17" rx="2" fill="var(--bias)" />
    </svg>
  )
}

/** The logo, which leads home. The narrow bar of an attempt leaves out the name. */
export function Logo({ squaresOnly = false, className }: { squaresOnly?: boolean; className: string | undefined }) {
  return (
    <Link className={classNames(styles.logo, className)} href="/" aria-label="Think Twice, home">
      <LogoSquares />
      {squaresOnly || 'Think Twice'}
    </Link>
  )
}
