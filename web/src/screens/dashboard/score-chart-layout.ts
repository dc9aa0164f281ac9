import type { Performance } from '@think-twice/core/learning/dashboard'

type Charted = Performance<{ score: number }>

/** Half the margin of each of the two averages, in percentage points. */
export type SpanMargins = { previous: number; latest: number }

/** The places of the first and the last result; with averages, room for the margin of the latest is kept at the end. */
const FIRST = 0.02
const LAST = { alone: 0.97, withAverages: 0.92 }

/** The caption of the latest results starts no farther left, because that of the previous ones comes first. */
const LATEST_CAPTION = 0.33

/** The smallest distance between two dates, on wide and on narrow screens, and between two labels at the right edge. */
const DATE = { wide: 0.12, narrow: 0.26 }
const LABEL_HEIGHT = 0.085

/**
 * The places of everything in the chart of scores, as shares of its width and height. `dates` are the labels of the
 * results, oldest first.
 */
export function layOutScores({ results, step }: Charted, dates: readonly string[], margins: SpanMargins | null) {
  const lowest = lowestGridLine(results.map(({ score }) => score))
  const y = (percent: number) => Math.max(0, Math.min(1, (percent - lowest) / (100 - lowest)))
  const last = step ? LAST.withAverages : LAST.alone
  const x = (index: number) => FIRST + ((last - FIRST) * index) / (results.length - 1)
  const points = results.map(({ score }, index) => ({ x: x(index), y: y(score) }))
  return {
    points,
    grid: range(lowest, 100, 20),
    y,
    dates: shownDates(dates, points),
    averages: step && layOutAverages(step),
  }

  function layOutAverages({ previous, latest }: NonNullable<Charted['step']>) {
    const border = x(previous.count - 0.5)
    const likely = (average: number, half: number) => ({ low: y(average - half), high: y(average + half) })
    return {
      border,
      previous: y(previous.averageScore),
      latest: y(latest.averageScore),
      latestCaption: Math.max(border, LATEST_CAPTION),
      /** The height of the step's label, which stays clear of the label of the last score. */
      label: labelBeside(y(latest.averageScore), points.at(-1)?.y ?? 0),
      margins: margins && [
        { x: border - 0.025, likely: likely(previous.averageScore, margins.previous) },
        { x: 0.985, likely: likely(latest.averageScore, margins.latest) },
      ],
    }
  }
}

/** The lowest line of the grid: 40, so that both thresholds are in view, or lower if a score is lower. */
function lowestGridLine(scores: readonly number[]): number {
  return Math.min(40, Math.floor(Math.min(...scores) / 20) * 20)
}

/** Moves a label away from the one beside it: to its own side, or up if there is no room below. */
function labelBeside(wanted: number, other: number): number {
  if (Math.abs(wanted - other) >= LABEL_HEIGHT) return wanted
  const isBelow = wanted <= other && other >= LABEL_HEIGHT
  return isBelow ? other - LABEL_HEIGHT : other + LABEL_HEIGHT
}

/** The dates that get labels: the last one, and any that have room before it; each day is named once. */
function shownDates(dates: readonly string[], points: readonly { x: number }[]) {
  const labels = points.map(({ x }, index) => ({ text: dates[index] ?? '', x }))
  const [wide, narrow] = [withRoom(labels, DATE.wide), withRoom(labels, DATE.narrow)]
  return labels
    .map((label) => ({ ...label, isOnWide: wide.includes(label), isOnNarrow: narrow.includes(label) }))
    .filter(({ isOnWide, isOnNarrow }) => isOnWide || isOnNarrow)
}

type DateLabel = { text: string; x: number }

function withRoom(labels: readonly DateLabel[], room: number): DateLabel[] {
  const last = labels.at(-1)
  if (!last) return []
  const shown: DateLabel[] = []
  for (const label of labels) {
    const previous = shown.at(-1)
    const hasRoom = (!previous || label.x - previous.x >= room) && last.x - label.x >= room
    if (hasRoom && label.text !== previous?.text && label.text !== last.text) shown.push(label)
  }
  return [...shown, last]
}

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)
}
