import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './pen-note.module.css'

const INKS = { fallacy: styles.fallacy, bias: styles.bias, both: undefined } as const

/** A note in the margin, in the ink of its subject, with an arrow pointing up at what it explains. */
export function PenNote({ ink, children }: { ink: keyof typeof INKS; children: ReactNode }) {
  return (
    <p className={classNames(styles.note, INKS[ink])}>
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path d="M22 26C10 26 5 19 6 5M1.5 10.5 6 4l5.5 5.5" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
