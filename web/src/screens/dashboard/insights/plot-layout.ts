/** Places in the pictures of the insights: shares of a plot from 0 to 1, unless a unit is given. */
import { type CalibrationRow, calibrationVerdict } from '@think-twice/core/learning/calibration'
import type { DetectionCounts, DetectionReading } from '@think-twice/core/learning/detection'
import type { WeekOfLooks } from '@think-twice/core/learning/first-looks'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { GUESSING_SHARE } from '@think-twice/core/quiz/questions'
import type { Interval } from '@think-twice/core/wording/numbers'

/** Degrees that the learner's square leans for one unit of lean, and the maximum. */
const DEGREES_PER_LEAN = 34
const STEEPEST = 22

/** Degrees that the learner's square leans: right for suspicion, left for trust, upright if no lean can be shown. */
export function tiltOf({ lean, leanWord }: DetectionReading): number {
  if (leanWord === 'none we can show') return 0
  return Math.round(Math.max(-STEEPEST, Math.min(STEEPEST, -DEGREES_PER_LEAN * lean.value)))
}

/** A learner's place: to the right what was accepted, upward what was caught. */
export function placeOf({ flawed, caught, sound, accepted }: Omit<DetectionCounts, 'namedRight'>) {
  return {
    x: accepted / sound,
    y: caught / flawed,
    acrossLikely: wilsonInterval(accepted, sound),
    upLikely: wilsonInterval(caught, flawed),
  }
}

/** Pixels from the learner's square to its name: on the side with room, below, or above near the bottom edge. */
export function nameBeside({ x, y }: { x: number; y: number }): { isLeft: boolean; x: number; y: number } {
  const isLeft = x > 0.5
  return { isLeft, x: isLeft ? -18 : 18, y: y < 0.12 ? -18 : 30 }
}

/** The place of one sureness; null if it has too few answers. */
export function placeOfRow(row: CalibrationRow) {
  const { means, right, answers, likely } = row
  if (!likely) return null
  const share = right / answers
  const verdict = calibrationVerdict(row)
  return {
    x: means,
    y: share,
    likely,
    /** The end of the margin that the gap from the diagonal stops at; null if the margin reaches the diagonal. */
    gapTo: verdict === 'calibrated' ? null : verdict === 'overconfident' ? likely.high : likely.low,
    /** Pixels: the count goes below its square, or above it near the bottom edge. */
    countY: share < 0.15 ? -14 : 24,
  }
}

/** True if the mark of a sureness reaches down to the words in the bottom right corner of the plot. */
export function isOnWords({ means, likely }: CalibrationRow): boolean {
  return likely !== null && means > 0.5 && likely.low < 0.12
}

/** The usual end of the scale of Brier scores: saying “sure” and being right half the time scores just under it. */
const USUAL_END = 0.5
/** No Brier score is worse than this. */
const WORST = 1

/** The end of the scale of a Brier score, so that all of its margin can be drawn. */
export function brierScaleEnd(high: number): number {
  return high > USUAL_END ? WORST : USUAL_END
}

/** The place of a Brier score on a scale with this end. */
export function onBrierScale(score: number, end: number): number {
  return Math.max(0, Math.min(1, score / end))
}

/** The places of the first and the last week. */
const [FIRST, LAST] = [0.06, 0.94]

/** A week with enough answers to be drawn. */
export type DrawnWeek = { x: number; y: number; index: number; likely: Interval }
/** Weeks in a row that are drawn. */
export type Run = [DrawnWeek, ...DrawnWeek[]]

/** The distance of a week from the left. */
export function weekAt(index: number, weeks: readonly unknown[]): number {
  return FIRST + ((LAST - FIRST) * index) / (weeks.length - 1)
}

/** The weeks that are drawn, as runs, and the bridges from each run to the next across weeks with too few answers. */
export function layOutWeeks(weeks: readonly WeekOfLooks[]) {
  const drawn = weeks.flatMap(({ right, answers, likely }, index): DrawnWeek[] =>
    likely ? [{ x: weekAt(index, weeks), y: right / answers, index, likely }] : [],
  )
  const runs = drawn.reduce<Run[]>((all, week) => {
    const run = all.at(-1)
    if (run && run.at(-1)?.index === week.index - 1) run.push(week)
    else all.push([week])
    return all
  }, [])
  const bridges = runs.slice(1).flatMap(([to], index) => {
    const from = runs[index]?.at(-1)
    return from ? [{ from, to }] : []
  })
  return { drawn, runs, bridges }
}

/** The end of the guessing line has its name, or its start if only the end has a mark there. */
export function isGuessingNamedAtEnd(drawn: readonly DrawnWeek[], weeks: number): boolean {
  const isTaken = (from: number) =>
    drawn.some(({ index, y }) => (index === from || index === from + 1) && Math.abs(y - GUESSING_SHARE) <= 0.12)
  return !isTaken(weeks - 2) || isTaken(0)
}
