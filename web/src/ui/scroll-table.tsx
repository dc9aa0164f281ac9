import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './scroll-table.module.css'

type ScrollTableProps = {
  /** The table's name for screen readers. */
  label: string
  /** Rows with air, and the last column at the right edge. */
  roomy?: boolean
  children: ReactNode
}

/** A table as wide as its container, which scrolls sideways where it has no room. */
export function ScrollTable({ label, roomy = false, children }: ScrollTableProps) {
  return (
    <section
      className={classNames(styles.scroll, roomy ? styles.roomy : styles.small)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and so must the keyboard.
      tabIndex={0}
      aria-label={`Table: ${label}`}
    >
      <table>{children}</table>
    </section>
  )
}
