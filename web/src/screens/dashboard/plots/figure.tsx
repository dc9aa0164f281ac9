import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './figure.module.css'

type FigureProps = {
  /** What the vertical axis measures, and the horizontal one. */
  up: ReactNode
  across?: ReactNode
  isSquare?: boolean
  /** Two lines of words under the axis. */
  hasTwoLines?: boolean
  children: ReactNode
}

/** A plot with its axes named outside it, where the names take no room from the drawing. */
export function Figure({ up, across, isSquare = false, hasTwoLines = false, children }: FigureProps) {
  return (
    <figure className={classNames(styles.figure, hasTwoLines && styles.twoLines)}>
      <p className={styles.up}>{up}</p>
      {children}
      {across && <p className={classNames(styles.across, isSquare && styles.ofSquare)}>{across}</p>}
    </figure>
  )
}
