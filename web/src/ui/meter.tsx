import type { CSSProperties } from 'react'
import type { CellKind } from './cells.tsx'

/** A measure of 0 to 100 in the ink of its kind; its number stands beside it in words, so it is hidden from screen readers. */
export function Meter({ percent, kind, hasNotch = false }: { percent: number; kind?: CellKind; hasNotch?: boolean }) {
  const ink = kind === 'bias' ? 'var(--bias)' : kind === 'fallacy' ? 'var(--fallacy)' : 'var(--ink)'
  return (
    <div
      className={`bar ${hasNotch ? 'bar--80' : ''}`}
      style={{ '--v': `${percent}%`, '--c': ink } as CSSProperties}
      aria-hidden="true"
    >
      <i />
    </div>
  )
}
