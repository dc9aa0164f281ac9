import type { ReactNode } from 'react'
import type { Space } from '../ui/layout.tsx'
import styles from './cells.module.css'

/** Cracked for a fallacy, tilted for a bias; 'filled' and 'good' are neither, and an open cell waits to be filled. */
export type CellType = 'fallacy' | 'bias' | 'filled' | 'good' | 'open' | 'open bias'

export function Cell({ type }: { type: CellType }) {
  return <i className={styles.cell} data-type={type} />
}

/** One cell is one question; twelve in a row. */
export function Cells({ types }: { types: readonly CellType[] }) {
  return (
    <div className={styles.cells} aria-hidden="true">
      {listOf(types)}
    </div>
  )
}

/** Cells of a fixed size. With a label they are one picture, else they are decoration. */
export function CellLine({ types, label }: { types: readonly CellType[]; label?: string }) {
  return (
    <div className={styles.line} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {listOf(types)}
    </div>
  )
}

function listOf(types: readonly CellType[]): ReactNode {
  return [...types.entries()].map(([place, type]) => <Cell key={place} type={type} />)
}

/** A legend: each child is a drawing, or a few cells, and its meaning. */
export function Legend({ children, top }: { children: ReactNode; top?: Space }) {
  return (
    <div className={styles.legend} data-top={top}>
      {children}
    </div>
  )
}

const GLYPHS = { fallacy: styles.fallacyGlyph, bias: styles.biasGlyph, sound: styles.soundGlyph } as const

export function Glyph({ type }: { type: keyof typeof GLYPHS }) {
  return <i className={GLYPHS[type]} aria-hidden="true" />
}
