import { itemAt } from '@think-twice/core/item-at'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { expect, test } from 'vitest'
import { layOutWeeks, weekAt } from './first-look-layout.ts'

const DAYS = ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15']

/** Six weeks with this many answers, half of them right. */
const weeksOf = (...answers: number[]) =>
  answers.map((count, index) => ({
    firstDay: itemAt(DAYS, index),
    right: count / 2,
    answers: count,
    likely: count >= 10 ? wilsonInterval(count / 2, count) : null,
  }))

const indexes = (weeks: readonly { index: number }[]) => weeks.map(({ index }) => index)

test('consecutive weeks form one line, from one end of the plot to the other', () => {
  const { drawn, runs, bridges } = layOutWeeks(weeksOf(10, 12, 14, 10, 10, 20))
  expect(runs.map(indexes)).toEqual([[0, 1, 2, 3, 4, 5]])
  expect(bridges).toEqual([])
  expect(drawn[0]).toMatchObject({ x: 0.06, share: 0.5 })
  expect(drawn.at(-1)?.x).toBeCloseTo(0.94)
})

test('a week with too few answers splits the line in two, with a bridge between', () => {
  const { runs, bridges } = layOutWeeks(weeksOf(4, 10, 12, 2, 0, 20))
  expect(runs.map(indexes)).toEqual([[1, 2], [5]])
  expect(bridges.map(({ from, to }) => [from.index, to.index])).toEqual([[2, 5]])
})

test('nothing is drawn without a full week, and the weeks keep their places', () => {
  const weeks = weeksOf(0, 1, 2, 3, 4, 5)
  expect(layOutWeeks(weeks)).toEqual({ drawn: [], runs: [], bridges: [] })
  expect(weekAt(5, weeks) - weekAt(4, weeks)).toBeCloseTo(weekAt(1, weeks) - weekAt(0, weeks))
})
