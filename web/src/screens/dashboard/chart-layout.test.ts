import { itemAt } from '@think-twice/core/item-at'
import { performanceOf } from '@think-twice/core/learning/dashboard'
import { required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { layOutChart, nearestResult } from './chart-layout.ts'

/** A chart of these scores, oldest first, one a day. */
const chartOf = (scores: number[], width = 700) =>
  layOutChart(
    required(performanceOf(scores.map((score, day) => ({ score, timestamp: day }))), 'a performance'),
    scores.map((_, day) => `Nov ${day + 1}`),
    width,
  )

/** Where the top line of the grid is. */
const topOf = (grid: readonly { y: number }[]) => itemAt(grid, grid.length - 1).y

test('the grid of the chart starts at 40, or lower when a score is lower', () => {
  expect(chartOf([80, 60]).grid.map(({ percent }) => percent)).toEqual([40, 60, 80, 100])
  expect(chartOf([80, 25]).grid.map(({ percent }) => percent)).toEqual([20, 40, 60, 80, 100])
  expect(chartOf([0, 100]).grid[0]?.percent).toBe(0)
})

test('results are spaced evenly, with 100% at the top of the grid', () => {
  const { points, left, right, bottom, grid } = chartOf([40, 70, 100])
  expect(points.map(({ x }) => x)).toEqual([left + 8, (left + right) / 2 - 2, right - 12])
  const top = topOf(grid)
  expect(points.map(({ y }) => y)).toEqual([bottom, (bottom + top) / 2, top])
})

test('the line connects all results, with coordinates to a thousandth of a pixel', () => {
  expect(chartOf([40, 70, 100], 601).line).toBe('M52,296L297.5,170L543,44')
  expect(chartOf([50, 60, 70, 80], 600).line).toBe('M52,254L215.333,212L378.667,170L542,128')
})

test('the nearest result is found to the left and right of it, and beyond both ends', () => {
  const points = [10, 30, 50].map((x) => ({ x, y: 0 }))
  expect([-5, 10, 19, 21, 39, 41, 90].map((x) => nearestResult({ points }, x))).toEqual([0, 0, 0, 1, 1, 2, 2])
})

test('half the margin of an average is cut off at the edges of the plot', () => {
  const { marginOf, bottom, grid } = chartOf([40, 100])
  expect(marginOf(70, 8).bottom - marginOf(70, 8).top).toBeCloseTo((16 / 60) * (bottom - topOf(grid)))
  expect(marginOf(98, 8).top).toBe(topOf(grid))
  expect(marginOf(42, 8).bottom).toBe(bottom)
})

test.each([320, 390, 700])('at %d px every mark is inside the chart, and no labels of the time axis touch', (width) => {
  const { points, dates, left, right } = chartOf([67, 58, 75, 71, 75, 75, 67, 83, 79, 88], width)

  for (const { x } of points) expect(x > left && x < right).toBe(true)
  expect(dates.at(-1)?.text).toBe('Nov 10')
  for (const [index, { x }] of dates.slice(1).entries()) expect(x - itemAt(dates, index).x).toBeGreaterThanOrEqual(72)
})

test('the label of the step between averages never overlaps the label of the last score', () => {
  for (const last of [40, 60, 75, 79, 80, 100]) {
    const { step, lastLabel } = chartOf([70, 70, 70, 70, 70, last, last, last, last, last])
    expect(Math.abs(required(step, 'a step').label - lastLabel)).toBeGreaterThanOrEqual(18)
  }
})

test('the chart has no step between averages before the sixth result', () => {
  expect(chartOf([70, 70, 70, 70, 70]).step).toBeNull()
})
