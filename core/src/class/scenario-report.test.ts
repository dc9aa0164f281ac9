import { describe, expect, test } from 'vitest'
import { someScenario } from './class.fixture.ts'
import { scenarioReport } from './scenario-report.ts'
import type { VoteCount } from './votes.ts'

const scenario = someScenario({
  id: 'bunk',
  flaw: 'black-or-white',
  labels: ['slippery-slope', 'middle-ground', 'black-or-white'],
  first: [6, 3, 8, 11],
  second: [2, 1, 19, 6],
})

describe('the report of a scenario', () => {
  test('with named seats counts each option, how many were right with a margin, and what fooled most', () => {
    const report = scenarioReport('named', 'live', scenario)
    expect(report.first?.byOption?.map(({ count }) => count)).toEqual([6, 3, 8, 11])
    expect(report.second?.byOption?.map(({ count }) => count)).toEqual([2, 1, 19, 6])
    expect(report.right).toMatchObject({ times: 8, of: 28 })
    // Wilson's 95% interval for 8 of 28.
    expect(report.right?.likely.low).toBeCloseTo(0.153, 3)
    expect(report.right?.likely.high).toBeCloseTo(0.47, 2)
    expect(report.fooledMost).toEqual({ option: 3, count: 11 })
  })

  test('counts late votes of named seats alone', () => {
    const late: VoteCount = { option: 2, sureness: 'sure', isLate: true, count: 2 }
    const withLate = { ...scenario, first: [...scenario.first, late] }
    expect(scenarioReport('named', 'live', withLate).right).toMatchObject({ times: 10, of: 30 })
    expect(scenarioReport('anonymous', 'live', withLate).right).toMatchObject({ times: 8, of: 28 })
  })

  test('has no figures of a vote that may not be shown yet', () => {
    const { first, second, right } = scenarioReport('named', 'live', { ...scenario, isSecondShown: false })
    expect([first?.count, second, right?.times]).toEqual([28, null, 8])
    expect(scenarioReport('named', 'live', { ...scenario, isFirstShown: false })).toMatchObject({
      first: null,
      right: null,
      fooledMost: null,
    })
  })

  test('has no second vote when the round was assigned', () => {
    expect(scenarioReport('named', 'assigned', scenario).second).toBeNull()
  })
})
