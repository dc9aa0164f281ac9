import { Fragment, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './plot.module.css'

/*
 * Pictures without a view box: positions are percentages, so text keeps its size at every width and one drawing serves
 * both phones and desktops. Every place and length along an axis is a share of the plot, from 0 to 1.
 */

/** The range in which a true number likely lies, as shares. */
type Interval = { low: number; high: number }

/** The distance of a share from the left of a plot, as a length in SVG. */
export function across(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

/** The distance of a share from the top of a plot that grows upward, as a length in SVG. */
export function upward(share: number): string {
  return across(1 - share)
}

type Point = { x: number; y: number }

/** Points in the notation of a polyline in a stretched drawing. */
export function gridPoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${(100 * x).toFixed(1)},${(100 * (1 - y)).toFixed(1)}`).join(' ')
}

type PlotFigureProps = {
  /** The measure of the vertical axis, and of the horizontal one. */
  up?: ReactNode
  across?: ReactNode
  /** Lines of words below the axis. */
  linesBelow?: 1 | 2
  isSquare?: boolean
  children: ReactNode
}

/** A plot with its axes named outside it, where the names take no room from the drawing. */
export function PlotFigure({ up, across: right, linesBelow = 1, isSquare = false, children }: PlotFigureProps) {
  return (
    <figure className={classNames(styles.figure, linesBelow === 2 && styles.twoLines)}>
      {up && <p className={styles.up}>{up}</p>}
      {children}
      {right && <p className={classNames(styles.across, isSquare && styles.ofSquare)}>{right}</p>}
    </figure>
  )
}

const SHAPES = { square: styles.square, wide: undefined, low: styles.low } as const

type PlotProps = {
  title: string
  /** All of the picture's numbers in words. */
  description: string
  shape: keyof typeof SHAPES
  className?: string | undefined
  children: ReactNode
}

/** The drawing: to a screen reader, one picture with a title and a description. */
export function Plot({ title, description, shape, className, children }: PlotProps) {
  const id = useId()
  return (
    <svg
      className={classNames(styles.plot, SHAPES[shape], className)}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
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

type Tick = {
  at: number
  text: string
  /** The edge of the plot has a stronger line; null draws none. */
  line?: 'edge' | 'grid' | null
}

/** The vertical scale: a line across for each tick, and its text at the left. */
export function ScaleUp({ ticks }: { ticks: readonly Tick[] }) {
  return ticks.map(({ at, text, line = 'grid' }) => (
    <Fragment key={at}>
      {line && (
        <line
          className={line === 'edge' ? styles.edge : styles.grid}
          x1="0"
          x2="100%"
          y1={upward(at)}
          y2={upward(at)}
        />
      )}
      <text className={styles.toEnd} x="-8" y={upward(at)} dy="4.5">
        {text}
      </text>
    </Fragment>
  ))
}

/** A vertical margin: a light bar between two caps. `barless` leaves the bar out, where an area shows it. */
export function UprightMargin({
  x,
  likely: { low, high },
  barless,
}: {
  x: number
  likely: Interval
  barless?: boolean
}) {
  return (
    <At x={across(x)}>
      {!barless && <rect className={styles.band} x="-5" width="10" y={upward(high)} height={across(high - low)} />}
      <line className={styles.cap} x1="-8" x2="8" y1={upward(high)} y2={upward(high)} />
      <line className={styles.cap} x1="-8" x2="8" y1={upward(low)} y2={upward(low)} />
    </At>
  )
}

/** A horizontal margin at some height of the plot: a light bar between two caps. */
export function LyingMargin({ y, likely: { low, high } }: { y: string; likely: Interval }) {
  return (
    <At y={y}>
      <rect className={styles.band} x={across(low)} width={across(high - low)} y="-5" height="10" />
      <line className={styles.cap} x1={across(low)} x2={across(low)} y1="-8" y2="8" />
      <line className={styles.cap} x1={across(high)} x2={across(high)} y1="-8" y2="8" />
    </At>
  )
}

/** A square sign, `size` pixels wide. Words beside it are drawn in pixels from its middle. */
export function Sign({ x, y, size, children }: { x: string; y: string; size: number; children?: ReactNode }) {
  return (
    <At x={x} y={y}>
      <rect className={styles.point} x={-size / 2} y={-size / 2} width={size} height={size} rx="1.5" />
      {children}
    </At>
  )
}

type MeasureProps = {
  term: ReactNode
  value: string
  /** The words read out in place of the drawing. */
  label: string
  at: number
  likely: Interval
  /** A value to compare with, marked by a triangle. */
  compared?: number
  children?: ReactNode
}

/** One value on a horizontal scale, with its margin; a part of a `Measures` list. */
export function Measure({ term, value, label, at, likely, compared, children }: MeasureProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
      <dd>
        <svg className={styles.scale} role="img" aria-label={label}>
          <line className={styles.grid} x1="0" x2="100%" y1="50%" y2="50%" />
          {[0, 0.5, 1].map((tick) => (
            <line key={tick} className={styles.edge} x1={across(tick)} x2={across(tick)} y1="9" y2="21" />
          ))}
          <LyingMargin y="50%" likely={likely} />
          <Sign x={across(at)} y="50%" size={12} />
          {compared !== undefined && (
            <At x={across(compared)}>
              <path className={styles.triangle} d="M0 5l5-8h-10z" />
            </At>
          )}
        </svg>
        {children}
      </dd>
    </div>
  )
}

export function Measures({ children }: { children: ReactNode }) {
  return <dl className={styles.measures}>{children}</dl>
}
