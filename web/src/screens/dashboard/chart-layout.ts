import type { Performance } from '@think-twice/core/learning/dashboard'

/** Below this width (pixels) the chart has smaller margins, and its two captions take two lines. */
const NARROW = 520

/** The smallest distance between two labels on the time axis, and between two at the right edge; pixels. */
const LABEL_WIDTH = 72
const LABEL_HEIGHT = 18

/** Room that the caption of a span needs; pixels. */
const CAPTION = { wide: 172, narrow: 92 }

type Charted = Performance<{ score: number }>

/** Half the margin of each of the two averages, in percentage points. */
export type SpanMargins = { previous: number; latest: number }

/** Where everything in the performance chart goes, in pixels, at its measured width. */
export type ChartLayout = ReturnType<typeof layOutChart>

/** `dates` are the labels of the results, oldest first. */
export function layOutChart({ results, step }: Charted, dates: readonly string[], width: number) {
  const isNarrow = width < NARROW
  const height = isNarrow ? 280 : 330
  const left = isNarrow ? 36 : 44
  const right = width - (isNarrow ? 32 : 46)
  const bottom = height - (isNarrow ? 30 : 34)
  const top = isNarrow ? 56 : 44

  // At the right end, space is reserved for the margin of the latest average.
  const x = scaleOf({ from: 0, to: results.length - 1 }, { from: left + 8, to: right - (step ? 30 : 12) })
  const lowest = lowestGridLine(results.map(({ score }) => score))
  const y = scaleOf({ from: lowest, to: 100 }, { from: bottom, to: top })

  const points = results.map(({ score }, index) => ({ x: x(index), y: y(score) }))
  const lastLabel = (points.at(-1)?.y ?? bottom) + 5
  return {
    width,
    height,
    left,
    right,
    bottom,
    isNarrow,
    points,
    line: lineThrough(points),
    grid: range(lowest, 100, 20).map((percent) => ({ percent, y: y(percent) })),
    dates: shownDates(dates, points),
    lastLabel,
    step: step && layOutStep(step),
    /** The top and the bottom of an average's margin, inside the plot. */
    marginOf: (average: number, halfWidth: number) => ({
      top: y(Math.min(100, average + halfWidth)),
      bottom: y(Math.max(lowest, average - halfWidth)),
    }),
  }

  function layOutStep({ previous, latest }: NonNullable<Charted['step']>) {
    const border = (x(previous.count - 1) + x(previous.count)) / 2
    const [before, after] = [y(previous.averageScore), y(latest.averageScore)]
    return {
      border,
      path: `M${left} ${before}H${border}V${after}H${right}`,
      latestCaption: Math.max(border + 10, left + (isNarrow ? CAPTION.narrow : CAPTION.wide)),
      label: labelBeside(after + 4.5, lastLabel, bottom),
    }
  }
}

/** The index of the result closest to `x`. */
export function nearestResult({ points }: Pick<ChartLayout, 'points'>, x: number): number {
  const last = points.length - 1
  const [first, end] = [points[0]?.x ?? 0, points[last]?.x ?? 0]
  return Math.max(0, Math.min(last, Math.round(((x - first) / (end - first)) * last)))
}

type Span = { from: number; to: number }

/** Where a value goes in a picture: in proportion, from one end to the other. */
function scaleOf(values: Span, place: Span): (value: number) => number {
  return (value) => {
    const share = (value - values.from) / (values.to - values.from)
    return place.from * (1 - share) + place.to * share
  }
}

/** The path from point to point, rounded to a thousandth of a pixel. */
function lineThrough(points: readonly { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${toThousandth(x)},${toThousandth(y)}`).join('L')}`
}

function toThousandth(pixels: number): number {
  return Math.round(pixels * 1000) / 1000
}

/** The lowest line of the grid: 40, so that both thresholds are in view, or lower if a score is lower. */
function lowestGridLine(scores: readonly number[]): number {
  return Math.min(40, Math.floor(Math.min(...scores) / 20) * 20)
}

/** Moves a label away from the one beside it: to its own side, or up if there is no room below. */
function labelBeside(wanted: number, other: number, bottom: number): number {
  if (Math.abs(wanted - other) >= LABEL_HEIGHT) return wanted
  const isBelow = wanted >= other && other + LABEL_HEIGHT <= bottom
  return isBelow ? other + LABEL_HEIGHT : other - LABEL_HEIGHT
}

/**
 * The dates that get labels: the last one, and, starting with the first, any that have room; each day is named once.
 */
function shownDates(dates: readonly string[], points: readonly { x: number }[]): { text: string; x: number }[] {
  const labels = points.map(({ x }, index) => ({ text: dates[index] ?? '', x }))
  const last = labels.at(-1)
  if (!last) return []
  const shown: typeof labels = []
  for (const label of labels) {
    const previous = shown.at(-1)
    const hasRoom = (!previous || label.x - previous.x >= LABEL_WIDTH) && last.x - label.x >= LABEL_WIDTH
    if (hasRoom && label.text !== previous?.text && label.text !== last.text) shown.push(label)
  }
  return [...shown, last]
}

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)
}
