import { performanceOf } from '@think-twice/core/learning/dashboard'
import { expect, test } from 'vitest'
import { layOutChart } from './chart-layout.ts'

/** A chart of these scores, oldest first, one a day. */
const chartOf = (scores: number[], width = 700) =>
  layOutChart(
    performanceOf(scores.map((score, day) => ({ score, timestamp: day })))!,
    scores.map((_, day) => `Nov ${day + 1}`),
    width,
  )

test('the grid starts at 40, and lower when a score is', () => {
  expect(chartOf([80, 60]).grid.map(({ percent }) => percent)).toEqual([40, 60, 80, 100])
  expect(chartOf([80, 25]).grid.map(({ percent }) => percent)).toEqual([20, 40, 60, 80, 100])
  expect(chartOf([0, 100]).grid[0]!.percent).toBe(0)
})

test.each([320, 390, 700])('at %d px every mark is inside, and no two labels of the time axis touch', (width) => {
  const { points, dates, left, right } = chartOf([67, 58, 75, 71, 75, 75, 67, 83, 79, 88], width)

  for (const { x } of points) expect(x > left && x < right).toBe(true)
  expect(dates.at(-1)!.text).toBe('Nov 10')
  for (const [index, { x }] of dates.slice(1).entries()) expect(x - dates[index]!.x).toBeGreaterThanOrEqual(72)
})

test('the step and the last score are never labeled in one place', () => {
  for (const last of [40, 60, 75, 79, 80, 100]) {
    const { step, lastLabel } = chartOf([70, 70, 70, 70, 70, last, last, last, last, last])
    expect(Math.abs(step!.label - lastLabel)).toBeGreaterThanOrEqual(18)
  }
})

test('there is no step before the sixth result', () => {
  expect(chartOf([70, 70, 70, 70, 70]).step).toBeNull()
})
