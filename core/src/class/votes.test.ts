import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { someCounts } from './class.fixture.ts'
import { SEAT_KINDS, type SeatKind } from './class-limits.ts'
import {
  countedVotes,
  fewestForSplit,
  nearlyAllText,
  reportableCount,
  rightCountText,
  rightShareText,
  splitOf,
  type VoteCount,
  voteCells,
  voteFigures,
  votesOnTime,
} from './votes.ts'

const RIGHT = 2
const figures = (kind: SeatKind, ...counts: number[]) =>
  voteFigures(kind, someCounts(counts), { options: counts.length, right: RIGHT })
const cells = (...counts: number[]) => voteCells('anonymous', counts, RIGHT)

describe('the cells of an anonymous class', () => {
  test('are the options themselves where each has five', () => {
    expect(cells(11, 8, 5, 6)).toEqual([
      { options: [0], count: 11 },
      { options: [1], count: 8 },
      { options: [2], count: 5 },
      { options: [3], count: 6 },
    ])
  })

  test('join an option under five with the next smallest, so that subtraction does not give it away', () => {
    expect(cells(11, 6, 8, 3)).toEqual([
      { options: [0], count: 11 },
      { options: [1, 3], count: 9 },
      { options: [2], count: 8 },
    ])
  })

  test('leave two options under five together where they have five', () => {
    expect(cells(4, 10, 12, 2)).toEqual([
      { options: [0, 3], count: 6 },
      { options: [1], count: 10 },
      { options: [2], count: 12 },
    ])
  })

  test('keep the right option apart as long as a wrong one can be joined instead', () => {
    expect(cells(8, 11, 6, 3)).toEqual([
      { options: [0, 3], count: 11 },
      { options: [1], count: 11 },
      { options: [2], count: 6 },
    ])
  })

  test('join the right option where under five chose it', () => {
    expect(cells(14, 10, 4, 0)).toEqual([
      { options: [0], count: 14 },
      { options: [1, 2, 3], count: 14 },
    ])
  })

  test.each([
    ['all agree', [0, 0, 28, 0]],
    ['nearly all agree', [2, 1, 25, 0]],
    ['there are fewer than five', [1, 1, 1, 1]],
    ['there are none', [0, 0, 0, 0]],
  ])('are not published when %s, because that shows what each of them said', (_, counts) => {
    expect(voteCells('anonymous', counts, RIGHT)).toBeNull()
  })

  test('hold five answers each, every answer once, and leave each option in one place', () => {
    const counts = fc.array(fc.nat({ max: 30 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(counts, fc.nat({ max: 3 }), (chosen, right) => {
        const published = voteCells('anonymous', chosen, right)
        if (!published) return
        expect(published.length).toBeGreaterThan(1)
        for (const { count, options } of published) {
          expect(count).toBeGreaterThanOrEqual(5)
          expect(options.reduce((sum, option) => sum + (chosen[option] ?? 0), 0)).toBe(count)
        }
        expect(published.flatMap(({ options }) => options).sort()).toEqual([0, 1, 2, 3])
      }),
      { numRuns: PROPERTY_RUNS },
    )
  })
})

describe('the figures of a vote', () => {
  const question = { options: 4, right: RIGHT }

  test('of named seats show everything, small numbers too', () => {
    const votes = someCounts([1, 0, 2, 0], 'sure')
    expect(voteFigures('named', votes, question)).toEqual({
      count: 3,
      byOption: [0, 1, 2, 3].map((option) => ({ options: [option], count: [1, 0, 2, 0][option] })),
      bySureness: [1, 0, 2, 0].map((sure) => ({ guess: 0, fairly: 0, sure })),
    })
  })

  test('of anonymous seats show how sure only where each degree has five', () => {
    const votes: VoteCount[] = [
      { option: 0, sureness: 'guess', isLate: false, count: 5 },
      { option: 0, sureness: 'fairly', isLate: false, count: 6 },
      { option: 0, sureness: 'sure', isLate: false, count: 7 },
      { option: RIGHT, sureness: 'fairly', isLate: false, count: 5 },
      { option: RIGHT, sureness: 'sure', isLate: false, count: 4 },
      { option: 1, sureness: 'sure', isLate: false, count: 6 },
    ]
    expect(voteFigures('anonymous', votes, question)).toEqual({
      count: 33,
      byOption: [
        { options: [0], count: 18 },
        { options: [1, 3], count: 6 },
        { options: [2], count: 9 },
      ],
      bySureness: [{ guess: 5, fairly: 6, sure: 7 }, null, null],
    })
  })

  test('of anonymous seats show how many were right only when at least five were wrong', () => {
    expect(reportableCount(voteFigures('anonymous', someCounts([6, 0, 22, 0]), question), RIGHT)).toBe(22)
    expect(reportableCount(voteFigures('anonymous', someCounts([4, 0, 22, 0]), question), RIGHT)).toBeNull()
    expect(reportableCount(voteFigures('anonymous', someCounts([22, 0, 4, 0]), question), RIGHT)).toBeNull()
  })
})

describe('a vote of anonymous seats in which nearly all agreed', () => {
  test('is published with what they chose, and without a number', () => {
    expect(figures('anonymous', 1, 0, 24, 3)).toEqual({ count: 28, nearlyAll: 2 })
    expect(figures('anonymous', 0, 28, 0, 0)).toEqual({ count: 28, nearlyAll: 1 })
  })

  test('is not published with fewer than ten, where four could be nearly half', () => {
    expect(figures('anonymous', 4, 0, 6, 0)).toEqual({ count: 10, nearlyAll: 2 })
    expect(figures('anonymous', 4, 0, 5, 0)).toEqual({ count: 9 })
    expect(figures('anonymous', 0, 0, 4, 0)).toEqual({ count: 4 })
  })

  test('is published as counts instead where five said something else', () => {
    expect(figures('anonymous', 5, 0, 23, 0)).not.toHaveProperty('nearlyAll')
  })
})

describe('a split', () => {
  const split = (kind: 'named' | 'anonymous', ...counts: number[]) =>
    splitOf(voteFigures(kind, someCounts(counts), { options: 4, right: RIGHT }))

  test('is the counts, longest first, without their options', () => {
    expect(split('named', 3, 11, 8, 6)).toEqual([11, 8, 6, 3])
    expect(split('anonymous', 3, 11, 8, 6)).toEqual([11, 9, 8])
  })

  test('is shown from three named answers on', () => {
    expect(split('named', 1, 1, 0, 0)).toBeNull()
    expect(split('named', 1, 1, 1, 0)).toEqual([1, 1, 1, 0])
    expect(fewestForSplit('named')).toBe(3)
  })

  test('is shown from ten anonymous answers on, because two bars of five each are the least', () => {
    expect(split('anonymous', 5, 4, 0, 0)).toBeNull()
    expect(split('anonymous', 5, 5, 0, 0)).toEqual([5, 5])
    expect(fewestForSplit('anonymous')).toBe(10)
  })

  test('of fewer answers than that is never shown, nor what nearly all chose', () => {
    const counts = fc.array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...SEAT_KINDS), counts, (kind, chosen) => {
        const figures = voteFigures(kind, someCounts(chosen), { options: 4, right: RIGHT })
        fc.pre(figures.count < fewestForSplit(kind))
        expect([splitOf(figures), figures.nearlyAll]).toEqual([null, undefined])
      }),
      { numRuns: PROPERTY_RUNS },
    )
  })
})

test('late votes count in named classes alone, and never on the wall', () => {
  const votes = [...someCounts([5, 0, 0, 0]), { option: 1, sureness: 'sure', isLate: true, count: 2 } as const]
  const sumOf = (votes: readonly VoteCount[]) => votes.reduce((sum, { count }) => sum + count, 0)
  expect(sumOf(countedVotes('named', votes))).toBe(7)
  expect(sumOf(countedVotes('anonymous', votes))).toBe(5)
  expect(sumOf(votesOnTime(votes))).toBe(5)
})

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
