import { expect, test } from 'vitest'
import { addDays } from '../activity/days.ts'
import { required } from '../required.ts'
import { type FirstLook, firstLookTrend, thinWeeks } from './first-looks.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

function looks(daysAgo: number, right: number, answers: number): FirstLook[] {
  return Array.from({ length: answers }, (_, index) => ({
    id: `${daysAgo}-${index}`,
    source: 'quiz' as const,
    at: index,
    day: addDays(TODAY, -daysAgo),
    itemId: 'anchoring',
    categoryType: 'cognitive-biases' as const,
    isCorrect: index < right,
    isSound: false,
    scenarioId: `${daysAgo}-${index}`,
    choice: null,
    sureness: null,
    facts: { concept: 'anchoring' as const, kind: 'spot' as const, isInSlot: true, isSound: false, pairId: `${index}` },
  }))
}

test('the trend has six weeks from Sunday on, and a week with few answers has no interval', () => {
  const { weeks } = firstLookTrend(
    [...looks(0, 7, 10), ...looks(6, 1, 1), ...looks(7, 3, 9), ...looks(42, 9, 9)],
    TODAY,
  )
  expect(weeks.map(({ firstDay, right, answers }) => [firstDay, right, answers])).toEqual([
    ['2026-10-11', 0, 0],
    ['2026-10-18', 0, 0],
    ['2026-10-25', 0, 0],
    ['2026-11-01', 0, 0],
    ['2026-11-08', 3, 9],
    ['2026-11-15', 8, 11],
  ])
  expect(weeks.map(({ likely }) => likely !== null)).toEqual([false, false, false, false, false, true])
})

test('the trend compares the two halves of its weeks and gives the margin of the change', () => {
  const trend = firstLookTrend([...looks(28, 15, 38), ...looks(3, 39, 60)], TODAY)
  const change = required(trend.change, 'a change')
  expect(change).toMatchObject({ before: { right: 15, answers: 38 }, after: { right: 39, answers: 60 } })
  expect(change.points).toBeCloseTo(25.5, 1)
  expect(change.margin).toBeGreaterThan(18)
  expect(change.margin).toBeLessThan(21)
})

test('the margin of a change adds one right and one wrong answer to each half', () => {
  // By hand: 5 of 10 and 8 of 10 become 6 of 12 and 9 of 12, with variances of 1/48 and 1/64.
  const trend = firstLookTrend([...looks(28, 5, 10), ...looks(3, 8, 10)], TODAY)
  const change = required(trend.change, 'a change')
  expect(change.points).toBeCloseTo(30, 10)
  expect(change.margin).toBeCloseTo(100 * 1.959964 * Math.sqrt(1 / 48 + 1 / 64), 6)
  expect(trend.weeks.at(-1)?.likely).toMatchObject({ low: expect.any(Number) })
})

test('without ten answers in each half no change is reported', () => {
  expect(firstLookTrend([...looks(28, 5, 9), ...looks(3, 39, 60)], TODAY).change).toBeNull()
  expect(firstLookTrend([...looks(28, 15, 38), ...looks(3, 9, 9)], TODAY).change).toBeNull()
})

test('a week with one to nine answers counts as thin', () => {
  const weeks = [0, 1, 9, 10].map((answers) => ({ answers }))
  expect(thinWeeks(weeks)).toEqual([{ answers: 1 }, { answers: 9 }])
})
