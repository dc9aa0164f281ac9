import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './plot.module.css'

type PlotProps = {
  title: string
  /** All of the picture's numbers in words. */
  description: string
  shape: 'square' | 'wide' | 'low'
  children: ReactNode
}

const SHAPES = { square: styles.square, wide: undefined, low: styles.low } as const

/**
 * A picture without a view box: positions are percentages, so its text keeps its size at every width and one drawing
 * serves both phones and desktops.
 */
export function Plot({ title, description, shape, children }: PlotProps) {
  const id = useId()
  return (
    <svg className={classNames(styles.plot, SHAPES[shape])} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>{title}.</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  )
}

/** Lines and areas on a 100 × 100 grid that is stretched over the whole plot; strokes keep their width. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Moves a drawing made in pixels to a position given in percent. */
export function At({ x, y, children }: { x?: string | number; y?: string | number; children: ReactNode }) {
  return (
    <svg x={x} y={y} aria-hidden="true">
      {children}
    </svg>
  )
}
