import { expect, test } from 'vitest'
import {
  firstLookChangeText,
  firstLookSentence,
  missingFirstLooks,
  type WeekOfLooks,
  weekOfLooksText,
} from './first-looks.ts'
import { wilsonInterval } from './statistics.ts'

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

test('a difference is rounded to whole points, and may be chance if its margin just reaches it', () => {
  const told = (points: number, margin: number) =>
    firstLookChangeText({ before: countOf(8, 12), after: countOf(7, 12), points, margin })
  expect(told(1.2, 1)).toBe('That is 1 point more, give or take 1. Chance alone rarely does that.')
  expect(told(-1, 20)).toBe('That is 1 point less, give or take 20. It may be chance.')
  expect(told(0.4, 20)).toBe('That is no difference, give or take 20. It may be chance.')
  expect(told(20, 20)).toBe('That is 20 points more, give or take 20. It may be chance.')
})

test('without a comparison the sentence gives a single count', () => {
  expect(firstLookSentence({ weeks: [week(3, 6), week(1, 3)], change: null })).toBe(
    'You answered 4 of 9 right on scenarios you’d never seen.',
  )
  expect(firstLookSentence({ weeks: [week(0, 0)], change: null })).toBe('Only scenarios you’ve never seen count here.')
})

test('before the trend can be drawn, the sentence counts the answers of this week and the last', () => {
  expect(missingFirstLooks([week(1, 9), week(2, 4), week(0, 1)])).toEqual([
    { name: 'New scenarios this week', count: 1, of: 10 },
    { name: 'New scenarios last week', count: 4, of: 10 },
  ])
})

test('a week is described with its margin, or without one if it has too few answers', () => {
  expect(weekOfLooksText({ ...week(8, 10), likely: wilsonInterval(8, 10) })).toBe(
    '8 of 10, 80%, likely between 49% and 94%',
  )
  expect(weekOfLooksText(week(2, 3))).toBe('2 of 3, too few to draw')
})
