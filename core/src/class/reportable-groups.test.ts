import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { coversMostAnswers, inRounds, reportableGroups, squaredDeviations, totalOf } from './reportable-groups.ts'

const published = (roundId: string, times: number, of: number) => ({ roundId, times, of, isPublished: true })
const unpublished = (roundId: string, times: number, of: number) => ({ roundId, times, of, isPublished: false })
const group = (times: number, of: number, ...roundIds: string[]) => ({ times, of, scenarios: 1, roundIds })

describe('the groups of sums about many scenarios', () => {
  test('are all scenarios of named seats', () => {
    const { groups } = reportableGroups('named', [unpublished('one', 28, 28), published('two', 3, 28)])
    expect(groups).toEqual([group(28, 28, 'one'), group(3, 28, 'two')])
  })

  test('of anonymous seats leave a scenario out that waits alone, which subtraction would give away', () => {
    const { groups } = reportableGroups('anonymous', [published('one', 20, 28), unpublished('one', 14, 28)])
    expect(groups).toEqual([group(20, 28, 'one')])
  })

  test('take scenarios that waited once they have five answers on either side together', () => {
    const { groups } = reportableGroups('anonymous', [
      unpublished('one', 26, 28),
      published('one', 20, 28),
      unpublished('one', 26, 28),
      unpublished('two', 27, 28),
      published('two', 9, 28),
    ])
    expect(groups).toEqual([
      group(20, 28, 'one'),
      group(9, 28, 'two'),
      { ...group(79, 84, 'one', 'two'), scenarios: 3 },
    ])
  })

  test('take what a round has left over together with its last group, and with no other round’s', () => {
    const one = [unpublished('one', 25, 28), unpublished('one', 25, 28), unpublished('one', 28, 28)]
    const { groups } = reportableGroups('anonymous', [...one, unpublished('two', 28, 28)])
    expect(groups).toEqual([{ ...group(78, 84, 'one'), scenarios: 3 }])
  })

  test('are as many groups as a round has enough answers for', () => {
    const { groups } = reportableGroups(
      'anonymous',
      [25, 26, 25, 26].map((times) => unpublished('one', times, 28)),
    )
    const pair = { ...group(51, 56, 'one'), scenarios: 2 }
    expect(groups).toEqual([pair, pair])
  })

  test('are closed in a round that they did not begin in, and take what that round has left over', () => {
    const sums = [
      unpublished('one', 27, 28),
      unpublished('one', 27, 28),
      unpublished('two', 25, 28),
      unpublished('two', 28, 28),
    ]
    expect(reportableGroups('anonymous', sums).groups).toEqual([{ ...group(107, 112, 'one', 'two'), scenarios: 4 }])
  })

  test('leave out what nobody answered', () => {
    expect(reportableGroups('named', [unpublished('one', 0, 0)]).groups).toEqual([])
  })

  test('have five answers on either side, or are published already, and hold no answer twice', () => {
    const sum = fc.record({
      times: fc.nat({ max: 28 }),
      roundId: fc.constantFrom('one', 'two'),
      isPublished: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 12 }), (drawn) => {
        const sums = drawn.map((each) => ({ ...each, of: 28 })).sort((a, b) => (a.roundId < b.roundId ? -1 : 1))
        const { groups } = reportableGroups('anonymous', sums)
        const publishedAlone = sums.filter(({ isPublished }) => isPublished)
        expect(totalOf(groups).of).toBeLessThanOrEqual(totalOf(sums).of)
        expect(groups.slice(0, publishedAlone.length).map(({ times }) => times)).toEqual(
          publishedAlone.map(({ times }) => times),
        )
        for (const { times, of } of groups.slice(publishedAlone.length)) {
          expect(of).toBeGreaterThan(28)
          expect(Math.min(times, of - times)).toBeGreaterThanOrEqual(5)
        }
      }),
      { numRuns: PROPERTY_RUNS },
    )
  })
})

test('of some of the rounds, a group that reaches into another is left out', () => {
  const both = reportableGroups('anonymous', [
    unpublished('one', 25, 28),
    published('one', 9, 28),
    unpublished('two', 25, 28),
  ])
  expect(both.groups).toEqual([group(9, 28, 'one'), { ...group(50, 56, 'one', 'two'), scenarios: 2 }])
  const one = inRounds(both, ['one'])
  expect(one.groups).toEqual([group(9, 28, 'one')])
  expect(coversMostAnswers(one)).toBe(false)
  expect(coversMostAnswers(both)).toBe(true)
})

test('the squared deviations of shares from their mean are added up, and equal shares have none', () => {
  expect(squaredDeviations([group(7, 14), group(14, 28)])).toBe(0)
  expect(squaredDeviations([group(0, 5), group(5, 5)])).toBe(0.5)
  // The mean of three scenarios is 2/3, and the two that are published together are 1/3 away from it.
  expect(squaredDeviations([group(0, 5), { ...group(10, 10), scenarios: 2 }])).toBeCloseTo(4 / 9 + 2 / 9)
})
