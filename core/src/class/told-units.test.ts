import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { areMostTold, inRounds, squaresOf, toldUnits, unitOf } from './told-units.ts'

const told = (roundId: string, times: number, of: number) => ({ roundId, times, of, isTold: true })
const untold = (roundId: string, times: number, of: number) => ({ roundId, times, of, isTold: false })
const unit = (times: number, of: number, ...roundIds: string[]) => ({ times, of, scenarios: 1, roundIds })

describe('the units of sums about many scenarios', () => {
  test('are all scenarios of named seats', () => {
    const { units } = toldUnits('named', [untold('one', 28, 28), told('two', 3, 28)])
    expect(units).toEqual([unit(28, 28, 'one'), unit(3, 28, 'two')])
  })

  test('of anonymous seats leave a scenario out that waits alone, which subtraction would give away', () => {
    const { units } = toldUnits('anonymous', [told('one', 20, 28), untold('one', 14, 28)])
    expect(units).toEqual([unit(20, 28, 'one')])
  })

  test('take scenarios that waited once they have five answers on either side together', () => {
    const { units } = toldUnits('anonymous', [
      untold('one', 26, 28),
      told('one', 20, 28),
      untold('one', 26, 28),
      untold('two', 27, 28),
      told('two', 9, 28),
    ])
    expect(units).toEqual([unit(20, 28, 'one'), unit(9, 28, 'two'), { ...unit(79, 84, 'one', 'two'), scenarios: 3 }])
  })

  test('take what a round has left over together with its last group, and with no other round’s', () => {
    const one = [untold('one', 25, 28), untold('one', 25, 28), untold('one', 28, 28)]
    const { units } = toldUnits('anonymous', [...one, untold('two', 28, 28)])
    expect(units).toEqual([{ ...unit(78, 84, 'one'), scenarios: 3 }])
  })

  test('are as many groups as a round has enough answers for', () => {
    const { units } = toldUnits(
      'anonymous',
      [25, 26, 25, 26].map((times) => untold('one', times, 28)),
    )
    const group = { ...unit(51, 56, 'one'), scenarios: 2 }
    expect(units).toEqual([group, group])
  })

  test('are closed in a round that they did not begin in, and take what that round has left over', () => {
    const sums = [untold('one', 27, 28), untold('one', 27, 28), untold('two', 25, 28), untold('two', 28, 28)]
    expect(toldUnits('anonymous', sums).units).toEqual([{ ...unit(107, 112, 'one', 'two'), scenarios: 4 }])
  })

  test('leave out what nobody answered', () => {
    expect(toldUnits('named', [untold('one', 0, 0)]).units).toEqual([])
  })

  test('have five answers on either side, or are told already, and hold no answer twice', () => {
    const sum = fc.record({ times: fc.nat({ max: 28 }), roundId: fc.constantFrom('one', 'two'), isTold: fc.boolean() })
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 12 }), (drawn) => {
        const sums = drawn.map((each) => ({ ...each, of: 28 })).sort((a, b) => (a.roundId < b.roundId ? -1 : 1))
        const { units } = toldUnits('anonymous', sums)
        const toldAlone = sums.filter(({ isTold }) => isTold)
        expect(unitOf(units).of).toBeLessThanOrEqual(unitOf(sums).of)
        expect(units.slice(0, toldAlone.length).map(({ times }) => times)).toEqual(toldAlone.map(({ times }) => times))
        for (const { times, of } of units.slice(toldAlone.length)) {
          expect(of).toBeGreaterThan(28)
          expect(Math.min(times, of - times)).toBeGreaterThanOrEqual(5)
        }
      }),
      { numRuns: PROPERTY_RUNS },
    )
  })
})

test('of some of the rounds, a group that reaches into another is left out', () => {
  const both = toldUnits('anonymous', [untold('one', 25, 28), told('one', 9, 28), untold('two', 25, 28)])
  expect(both.units).toEqual([unit(9, 28, 'one'), { ...unit(50, 56, 'one', 'two'), scenarios: 2 }])
  const one = inRounds(both, ['one'])
  expect(one.units).toEqual([unit(9, 28, 'one')])
  expect(areMostTold(one)).toBe(false)
  expect(areMostTold(both)).toBe(true)
})

test('shares that are alike have no squares between them', () => {
  expect(squaresOf([unit(7, 14), unit(14, 28)])).toBe(0)
  expect(squaresOf([unit(0, 5), unit(5, 5)])).toBe(0.5)
  // The mean of three scenarios is 2/3, and the two that are told together are 1/3 away from it.
  expect(squaresOf([unit(0, 5), { ...unit(10, 10), scenarios: 2 }])).toBeCloseTo(4 / 9 + 2 / 9)
})
