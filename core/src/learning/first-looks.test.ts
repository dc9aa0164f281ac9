import { expect, test } from 'vitest'
import { addDays, DAY } from '../activity/days.ts'
import { required } from '../required.ts'
import { someAnswer, someLook } from '../rules.fixture.ts'
import type { Answer, ScenarioFacts } from './evidence.ts'
import {
  type FirstLook,
  firstLookChangeText,
  firstLookSentence,
  firstLooks,
  firstLookTrend,
  type WeekOfLooks,
  weekOfLooksText,
} from './first-looks.ts'
import { wilsonInterval } from './statistics.ts'

const answer = (scenarioId: string | null, at: number) => someAnswer({ id: `${scenarioId}@${at}`, at, scenarioId })

/** Of 'a' there is a sound twin, 'a-sound'; 'gone' is no longer in the bank. */
function findScenario(scenarioId: string): ScenarioFacts | null {
  if (scenarioId === 'gone') return null
  const isSound = scenarioId.endsWith('-sound')
  return {
    concept: 'anchoring',
    kind: 'spot',
    isInSlot: false,
    isSoundHalf: isSound,
    pairId: scenarioId.replace('-sound', ''),
  }
}

const idsOf = (answers: readonly Answer[]) => firstLooks(answers, findScenario).map(({ id }) => id)

test('only the first answer to a scenario is a first look, whatever order the answers arrive in', () => {
  expect(idsOf([answer('a', 20), answer('b', 15), answer('a', 10)])).toEqual(['a@10', 'b@15'])
  expect(idsOf([answer('a', 0), answer('a', 40 * DAY)])).toEqual(['a@0'])
})

test('an answer without a scenario, or about one no longer in the bank, is not a first look', () => {
  expect(idsOf([answer(null, 1), answer('gone', 2), answer('a', 3)])).toEqual(['a@3'])
})

test('a twin is a first look only when its sibling was last seen more than 30 days ago', () => {
  expect(idsOf([answer('a', 0), answer('a-sound', 30 * DAY)])).toEqual(['a@0'])
  expect(idsOf([answer('a', 0), answer('a-sound', 30 * DAY + 1)])).toEqual(['a@0', `a-sound@${30 * DAY + 1}`])
  expect(idsOf([answer('a', 0), answer('a', 20 * DAY), answer('a-sound', 40 * DAY)])).toEqual(['a@0'])
})

/** A Saturday. */
const TODAY = '2026-11-21'

function looks(daysAgo: number, right: number, answers: number): FirstLook[] {
  const day = addDays(TODAY, -daysAgo)
  return Array.from({ length: answers }, (_, index) => someLook({ day, isCorrect: index < right }))
}

test('the trend has six weeks from Sunday on, and a week with few answers has no interval', () => {
  const { weeks } = firstLookTrend([...looks(0, 7, 9), ...looks(6, 1, 1), ...looks(7, 3, 9), ...looks(42, 9, 9)], TODAY)
  expect(weeks.map(({ firstDay, right, answers }) => [firstDay, right, answers])).toEqual([
    ['2026-10-11', 0, 0],
    ['2026-10-18', 0, 0],
    ['2026-10-25', 0, 0],
    ['2026-11-01', 0, 0],
    ['2026-11-08', 3, 9],
    ['2026-11-15', 8, 10],
  ])
  expect(weeks.map(({ likely }) => likely !== null)).toEqual([false, false, false, false, false, true])
})

test('the margin of a change adds one right and one wrong answer to each half, which takes ten answers in both', () => {
  // By hand: 5 of 10 and 8 of 10 become 6 of 12 and 9 of 12, with variances of 1/48 and 1/64.
  const trend = firstLookTrend([...looks(28, 5, 10), ...looks(3, 8, 10)], TODAY)
  const change = required(trend.change, 'a change')
  expect(change).toMatchObject({ before: { right: 5, answers: 10 }, after: { right: 8, answers: 10 } })
  expect(change.points).toBeCloseTo(30, 10)
  expect(change.margin).toBeCloseTo(100 * 1.959964 * Math.sqrt(1 / 48 + 1 / 64), 6)
  expect(firstLookTrend([...looks(28, 5, 9), ...looks(3, 8, 10)], TODAY).change).toBeNull()
  expect(firstLookTrend([...looks(28, 5, 10), ...looks(3, 8, 9)], TODAY).change).toBeNull()
})

const countOf = (right: number, answers: number) => ({ right, answers })
const week = (right: number, answers: number): WeekOfLooks => ({ firstDay: '2026-11-15', right, answers, likely: null })

test('when two periods can be compared, the sentence gives the counts of both', () => {
  const change = { before: countOf(15, 38), after: countOf(39, 60), points: 25.5, margin: 19.6 }
  expect(firstLookSentence({ weeks: [], change })).toBe(
    'On scenarios you’d never seen, you went from 15 of 38 right to 39 of 60.',
  )
  expect(firstLookChangeText(change)).toBe('That is 26 points more, give or take 20. Chance alone rarely does that.')
})

test('a difference within its margin may be chance, whether up or down', () => {
  const change = { before: countOf(8, 12), after: countOf(7, 12), points: -8.3, margin: 36.2 }
  expect(firstLookChangeText(change)).toBe('That is 8 points less, give or take 36. It may be chance.')
})

test('a difference is rounded to whole points, and may be chance until an exact test says otherwise', () => {
  const changeText = (points: number, margin: number) =>
    firstLookChangeText({ before: countOf(8, 12), after: countOf(7, 12), points, margin })
  // Half of ten against all of ten: the margin excludes 0 either way, the exact p is 0.033, and 0.087 with nine of ten.
  const from5 = { before: countOf(5, 10), points: 45, margin: 30 }
  expect(firstLookChangeText({ ...from5, after: countOf(10, 10) })).toMatch(/Chance alone rarely does that\.$/)
  expect(firstLookChangeText({ ...from5, after: countOf(9, 10) })).toMatch(/It may be chance\.$/)
  expect(changeText(-1, 20)).toBe('That is 1 point less, give or take 20. It may be chance.')
  expect(changeText(0.4, 20)).toBe('That is no difference, give or take 20. It may be chance.')
  expect(changeText(20, 20)).toBe('That is 20 points more, give or take 20. It may be chance.')
})

test('without a comparison the sentence gives a single count', () => {
  expect(firstLookSentence({ weeks: [week(3, 6), week(1, 3)], change: null })).toBe(
    'You answered 4 of 9 right on scenarios you’d never seen.',
  )
  expect(firstLookSentence({ weeks: [week(0, 0)], change: null })).toBe('Only scenarios you’ve never seen count here.')
})

test('a week is described with its margin, or without one if it has too few answers', () => {
  expect(weekOfLooksText({ ...week(8, 10), likely: wilsonInterval(8, 10) })).toBe(
    '8 of 10, 80%, likely between 49% and 94%',
  )
  expect(weekOfLooksText(week(2, 3))).toBe('2 of 3, too few to draw')
})
