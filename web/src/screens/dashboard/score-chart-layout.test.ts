import { performanceOf } from '@think-twice/core/learning/dashboard'
import { itemAt, required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { layOutScores } from './score-chart-layout.ts'

/** A chart of these scores, oldest first, one a day. */
const chartOf = (...scores: number[]) =>
  layOutScores(
    required(performanceOf(scores.map((score, day) => ({ score, timestamp: day }))), 'a performance'),
    scores.map((_, day) => `Nov ${day + 1}`),
    { previous: 10, latest: 8 },
  )

test('the grid of the chart starts at 40, or lower when a score is lower', () => {
  expect(chartOf(80, 60).grid).toEqual([40, 60, 80, 100])
  expect(chartOf(80, 25).grid).toEqual([20, 40, 60, 80, 100])
  expect(chartOf(0, 100).grid[0]).toBe(0)
})

test('results are spaced evenly, with 100% at the top of the grid', () => {
  const { points } = chartOf(40, 70, 100)
  expect(points.map(({ y }) => y)).toEqual([0, 0.5, 1])
  const [first, second, third] = points.map(({ x }) => x)
  expect(third).toBeCloseTo(2 * (second ?? 0) - (first ?? 0))
})

test('there are no averages before the sixth result; their margins are cut off at the edges of the plot', () => {
  expect(chartOf(70, 70, 70, 70, 70).averages).toBeNull()
  const margins = chartOf(44, 44, 44, 44, 44, 96, 96, 96, 96, 96).averages?.margins
  expect(margins?.map(({ likely }) => [likely.low, likely.high])).toEqual([
    [0, expect.closeTo(14 / 60)],
    [expect.closeTo(48 / 60), 1],
  ])
})

test('dates are labeled where there is room, fewer on narrow screens, and always the last one', () => {
  const { dates } = chartOf(67, 58, 75, 71, 75, 75, 67, 83, 79, 88)
  expect(dates.at(-1)).toMatchObject({ text: 'Nov 10', isOnWide: true, isOnNarrow: true })
  const gaps = (labels: readonly { x: number }[]) => labels.slice(1).map(({ x }, index) => x - itemAt(labels, index).x)
  expect(Math.min(...gaps(dates.filter(({ isOnWide }) => isOnWide)))).toBeGreaterThanOrEqual(0.12)
  expect(Math.min(...gaps(dates.filter(({ isOnNarrow }) => isOnNarrow)))).toBeGreaterThanOrEqual(0.26)
})

test.each([40, 60, 75, 79, 80, 100])(
  'with %i last, the label of the step never overlaps that of the last score',
  (last) => {
    const { averages, points } = chartOf(70, 70, 70, 70, 70, last, last, last, last, last)
    expect(Math.abs(required(averages, 'averages').label - (points.at(-1)?.y ?? 0))).toBeGreaterThanOrEqual(0.08)
  },
)
