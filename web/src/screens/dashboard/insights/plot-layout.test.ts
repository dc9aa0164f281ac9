import { readDetection } from '@think-twice/core/learning/detection'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import {
  brierScaleEnd,
  layOutWeeks,
  nameBeside,
  onBrierScale,
  placeOf,
  placeOfRow,
  tiltOf,
  weekAt,
} from './plot-layout.ts'

const tiltAfter = (caught: number, flawed: number, accepted: number, sound: number) => {
  const reading = readDetection({ flawed, caught, namedRight: caught, sound, accepted })
  if (!reading) throw new Error('Too few answers')
  return tiltOf(reading)
}

test('the square tilts right for suspicion and left for trust', () => {
  expect(tiltAfter(58, 60, 12, 30)).toBeGreaterThan(0)
  expect(tiltAfter(30, 60, 29, 30)).toBeLessThan(0)
})

test('the square stays upright as long as no lean can be shown', () => {
  expect(tiltAfter(17, 20, 8, 10)).toBe(0)
})

test('the square never tilts by more than 22 degrees', () => {
  expect(tiltAfter(60, 60, 0, 30)).toBe(22)
  expect(tiltAfter(0, 60, 30, 30)).toBe(-22)
})

test('a learner is placed higher the more flaws they catch, and farther right the more they accept', () => {
  expect(placeOf({ flawed: 60, caught: 45, sound: 30, accepted: 6 })).toMatchObject({ x: 0.2, y: 0.75 })
})

test('the name is placed where there is room for it', () => {
  expect(nameBeside({ x: 0.5, y: 0.5 })).toEqual({ isLeft: false, x: 18, y: 30 })
  expect(nameBeside({ x: 0.51, y: 0.11 })).toEqual({ isLeft: true, x: -18, y: -18 })
})

const sure = (right: number, answers: number, likely = wilsonInterval(right, answers)) =>
  placeOfRow({ sureness: 'sure', means: 0.95, right, answers, likely })

test('a sureness is placed across by its claim, and up by how often it was right', () => {
  expect(sure(30, 40)).toMatchObject({ x: 0.95, y: 0.75, countY: 24 })
  expect(sure(1, 40)).toMatchObject({ y: 0.025, countY: -14 })
})

test('the gap to the diagonal ends at the margin, and vanishes when the margin reaches the diagonal', () => {
  expect(sure(20, 40)).toMatchObject({ gapTo: wilsonInterval(20, 40).high })
  expect(sure(38, 40)).toMatchObject({ gapTo: null })
  const guess = placeOfRow({ sureness: 'guess', means: 0.25, right: 15, answers: 20, likely: wilsonInterval(15, 20) })
  expect(guess).toMatchObject({ gapTo: wilsonInterval(15, 20).low })
})

test('a sureness with too few answers has no place in the plot', () => {
  expect(placeOfRow({ sureness: 'sure', means: 0.95, right: 3, answers: 4, likely: null })).toBeNull()
})

test('the scale usually runs from a perfect score to 0.5', () => {
  expect(brierScaleEnd(0.5)).toBe(0.5)
  expect([-0.1, 0, 0.1, 0.5].map((score) => onBrierScale(score, 0.5))).toEqual([0, 0, 0.2, 1])
})

test('a margin that reaches past 0.5 is drawn whole, on a scale up to the worst score', () => {
  const end = brierScaleEnd(0.58)
  expect(end).toBe(1)
  expect(onBrierScale(0.58, end)).toBe(0.58)
})

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
  expect(drawn[0]).toMatchObject({ x: 0.06, y: 0.5 })
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
