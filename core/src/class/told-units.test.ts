import { describe, expect, test } from 'vitest'
import { squaresOf, toldUnits } from './told-units.ts'

const told = (times: number, of: number) => ({ times, of, isTold: true })
const untold = (times: number, of: number) => ({ times, of, isTold: false })
const NOTHING = { times: 0, of: 0 }

describe('sums about many scenarios', () => {
  test('of named seats take every scenario', () => {
    const units = [
      { times: 28, of: 28 },
      { times: 3, of: 28 },
    ]
    expect(toldUnits('named', [[untold(28, 28)], [told(3, 28)]])).toEqual({ units, waiting: NOTHING })
  })

  test('of anonymous seats take a scenario whose sum is told, and let another wait', () => {
    const units = [{ times: 20, of: 28 }]
    expect(toldUnits('anonymous', [[told(20, 28), untold(26, 28)]])).toEqual({ units, waiting: { times: 26, of: 28 } })
  })

  test('take scenarios that waited once they have five answers on either side together', () => {
    const rounds = [
      [untold(26, 28), told(20, 28), untold(26, 28)],
      [untold(27, 28), told(9, 28)],
    ]
    const units = [
      { times: 20, of: 28 },
      { times: 9, of: 28 },
      { times: 79, of: 84 },
    ]
    expect(toldUnits('anonymous', rounds)).toEqual({ units, waiting: NOTHING })
  })

  test('take what a round has left over together with its last group', () => {
    const units = [{ times: 78, of: 84 }]
    expect(toldUnits('anonymous', [[untold(25, 28), untold(25, 28), untold(28, 28)]])).toEqual({
      units,
      waiting: NOTHING,
    })
  })

  test('never take a single scenario that waits, which subtraction would give away', () => {
    expect(toldUnits('anonymous', [[untold(14, 28)]]).units).toEqual([])
  })

  test('leave out what nobody answered', () => {
    expect(toldUnits('named', [[untold(0, 0)]]).units).toEqual([])
  })
})

test('shares that are alike have no squares between them', () => {
  expect(squaresOf([NOTHING, NOTHING].map(() => ({ times: 7, of: 14 })))).toBe(0)
  expect(
    squaresOf([
      { times: 0, of: 5 },
      { times: 5, of: 5 },
    ]),
  ).toBe(0.5)
})
