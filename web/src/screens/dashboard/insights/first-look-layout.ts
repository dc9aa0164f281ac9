import type { WeekOfLooks } from '@think-twice/core/learning/first-look-trend'
import type { Interval } from '@think-twice/core/learning/statistics'

/** Where the first and the last week go, as shares of the width. */
const [FIRST, LAST] = [0.06, 0.94]

/** A week with enough answers to be drawn. */
export type DrawnWeek = { x: number; index: number; share: number; likely: Interval }
/** Weeks in a row that are drawn. */
export type Run = [DrawnWeek, ...DrawnWeek[]]

/** How far from the left a week goes. */
export function weekAt(index: number, weeks: readonly unknown[]): number {
  return FIRST + ((LAST - FIRST) * index) / (weeks.length - 1)
}

/** The weeks that are drawn, as runs, and the bridges from each run to the next across weeks with too few answers. */
export function layOutWeeks(weeks: readonly WeekOfLooks[]) {
  const drawn = weeks.flatMap(({ right, answers, likely }, index): DrawnWeek[] =>
    likely ? [{ x: weekAt(index, weeks), index, share: right / answers, likely }] : [],
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
