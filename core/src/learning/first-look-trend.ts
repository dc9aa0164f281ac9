import { addDays, type Day, daysBetween, weekdayOf } from '../activity/days.ts'
import type { FirstLook } from './first-looks.ts'
import { type Interval, wilsonInterval, Z_95 } from './statistics.ts'

/** A week with fewer answers gets no point in the chart. */
export const ENOUGH_IN_A_WEEK = 10

/** The trend compares this many of the latest weeks with as many before them. */
export const WEEKS_COMPARED = 3
const WEEKS = 2 * WEEKS_COMPARED

/** A week of first looks, from Sunday on; `likely` is the 95% interval of the share right, null with too few. */
export type WeekOfLooks = {
  firstDay: Day
  right: number
  answers: number
  likely: Interval | null
}

/** Six weeks, oldest first; `change` compares the halves in percentage points, null if either has too few answers. */
export type FirstLookTrend = {
  weeks: WeekOfLooks[]
  change: {
    before: { right: number; answers: number }
    after: { right: number; answers: number }
    points: number
    margin: number
  } | null
}

/** Right answers on scenarios never seen before, week by week up to `today`. */
export function firstLookTrend(looks: readonly FirstLook[], today: Day): FirstLookTrend {
  const thisSunday = addDays(today, -weekdayOf(today))
  const weeks = Array.from({ length: WEEKS }, (_, index): WeekOfLooks => {
    const firstDay = addDays(thisSunday, -7 * (WEEKS - 1 - index))
    const own = looks.filter(({ day }) => daysBetween(firstDay, day) >= 0 && daysBetween(firstDay, day) < 7)
    const right = own.filter(({ isCorrect }) => isCorrect).length
    const likely = own.length >= ENOUGH_IN_A_WEEK ? wilsonInterval(right, own.length) : null
    return { firstDay, right, answers: own.length, likely }
  })
  return { weeks, change: changeOf(weeks) }
}

/** The weeks that have answers, but too few for a point in the chart. */
export function thinWeeks<Week extends { answers: number }>(weeks: readonly Week[]): Week[] {
  return weeks.filter(({ answers }) => answers > 0 && answers < ENOUGH_IN_A_WEEK)
}

function changeOf(weeks: readonly WeekOfLooks[]): FirstLookTrend['change'] {
  const before = sumOf(weeks.slice(0, WEEKS_COMPARED))
  const after = sumOf(weeks.slice(WEEKS_COMPARED))
  if (before.answers < ENOUGH_IN_A_WEEK || after.answers < ENOUGH_IN_A_WEEK) return null
  const [shareBefore, shareAfter] = [before.right / before.answers, after.right / after.answers]
  return {
    before,
    after,
    points: 100 * (shareAfter - shareBefore),
    margin: 100 * Z_95 * Math.sqrt(varianceOf(shareBefore, before.answers) + varianceOf(shareAfter, after.answers)),
  }
}

/** Adds one right and one wrong answer, after Agresti and Caffo (2000), The American Statistician 54. */
function varianceOf(share: number, answers: number): number {
  const adjusted = (share * answers + 1) / (answers + 2)
  return (adjusted * (1 - adjusted)) / (answers + 2)
}

function sumOf(weeks: readonly WeekOfLooks[]): { right: number; answers: number } {
  return {
    right: weeks.reduce((sum, { right }) => sum + right, 0),
    answers: weeks.reduce((sum, { answers }) => sum + answers, 0),
  }
}
