/** Pixels: how tall a day's pile may get, the tallest cell, the gap between cells, and the number above a bar. */
const TALLEST = 130
const TALLEST_CELL = 40
const GAP = 5
const NUMBER = 20

/** More cells than this cannot be told apart, so the day becomes one bar with its number. */
const MOST_CELLS = 8

/** The pile for one of the last seven days: one cell for each finished quiz, or one bar for all; heights in pixels. */
export type DayPile = { kind: 'none' } | { kind: 'bar'; height: number } | { kind: 'cells'; height: number }

/** The pile for a day with `count` finished quizzes, when the busiest day has `busiest`. */
export function layOutDay(count: number, busiest: number): DayPile {
  if (count === 0) return { kind: 'none' }
  if (busiest > MOST_CELLS) return { kind: 'bar', height: Math.max(GAP, ((TALLEST - NUMBER) * count) / busiest) }
  return { kind: 'cells', height: Math.min(TALLEST_CELL, (TALLEST - GAP * (busiest - 1)) / busiest) }
}
