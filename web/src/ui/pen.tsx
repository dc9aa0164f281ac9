import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import pen from './pen.module.css'

/** The hand-drawn arrow of a margin note, pointing up at what it explains. */
export function PenArrow() {
  return (
    <svg viewBox="0 0 26 30" aria-hidden="true">
      <path className={pen.stroke} pathLength="1" d="M22 26C10 26 5 19 6 5M1.5 10.5 6 4l5.5 5.5" />
    </svg>
  )
}

const INKS = { fallacy: pen.fallacy, bias: pen.bias, both: undefined } as const

/** A note in the margin, in the ink of its subject, with an arrow pointing up at what it explains. */
export function PenNote({ ink, children }: { ink: keyof typeof INKS; children: ReactNode }) {
  return (
    <p className={classNames(pen.note, INKS[ink])}>
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path d="M22 26C10 26 5 19 6 5M1.5 10.5 6 4l5.5 5.5" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

/** Words with a ring drawn around them by hand, once. */
export function PenRing({ children }: { children: ReactNode }) {
  return (
    <span className={pen.ringed}>
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
