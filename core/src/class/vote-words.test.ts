import { expect, test } from 'vitest'
import { someCounts } from './class.fixture.ts'
import type { SeatKind } from './class-limits.ts'
import { nearlyAllText, rightCountText, rightShareText } from './vote-words.ts'
import { voteFigures } from './votes.ts'

const RIGHT = 2
const figures = (kind: SeatKind, ...counts: number[]) =>
  voteFigures(kind, someCounts(counts), { options: counts.length, right: RIGHT })

test('a vote on which nearly all agreed is put in words, without the exact number', () => {
  expect(nearlyAllText('No fallacy here', figures('anonymous', 1, 0, 24, 3))).toBe(
    'Nearly all of 28 said No fallacy here: fewer than five said anything else.',
  )
})

test('the right answers are counted, and their share has its 95% interval', () => {
  const votes = figures('named', 6, 3, 8, 11)
  expect(rightCountText(votes, RIGHT)).toBe('8 of 28 right')
  expect(rightShareText(votes, RIGHT)).toBe('8 of 28 right, 29%, likely between 15% and 47%.')
})

test('where the right answers may not be shown, only the number of answers is', () => {
  const votes = figures('anonymous', 14, 10, 4, 0)
  expect(rightCountText(votes, RIGHT)).toBe('28 answered')
  expect(rightShareText(votes, RIGHT)).toBe('28 answered.')
})

test('a vote without answers has no share', () => {
  expect(rightShareText(figures('named', 0, 0, 0, 0), RIGHT)).toBe('0 answered.')
})
