import { describe, expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { someScenario } from './class.fixture.ts'
import { classReport, scenarioReport, type VotedRound, type VotedScenario } from './class-report.ts'
import type { VoteCount } from './votes.ts'

const LABELS = ['slippery-slope', 'middle-ground', 'black-or-white'] as const

const flawed = someScenario({
  id: 'bunk',
  flaw: 'black-or-white',
  labels: LABELS,
  first: [6, 3, 8, 11],
  second: [2, 1, 19, 6],
})
const sound = someScenario({ id: 'essay', flaw: null, labels: LABELS, first: [10, 0, 6, 12], second: [2, 1, 4, 21] })
const round: VotedRound = { id: 'one', kind: 'live', follows: null, scenarios: [flawed, sound] }

describe('the report of a round', () => {
  test('of anonymous seats shows the same cells everywhere', () => {
    const { scenarios, right } = itemAt(classReport('anonymous', [round]).rounds, 0)
    expect(scenarios[0]).toMatchObject({
      first: {
        count: 28,
        byOption: [
          { options: [0, 1], count: 9 },
          { options: [2], count: 8 },
          { options: [3], count: 11 },
        ],
      },
      right: { times: 8, of: 28 },
      fooledMost: { option: 3, count: 11 },
    })
    expect(scenarios[1]?.second?.byOption).toEqual([
      { options: [0, 1, 2], count: 7 },
      { options: [3], count: 21 },
    ])
    expect(right).toEqual({ times: 20, of: 56 })
  })

  test('of anonymous seats shows no share where nearly all agreed', () => {
    const agreed = { ...flawed, first: [{ option: 2, sureness: 'sure', isLate: false, count: 28 } satisfies VoteCount] }
    const { scenarios, right } = itemAt(classReport('anonymous', [{ ...round, scenarios: [agreed, sound] }]).rounds, 0)
    expect(scenarios[0]).toMatchObject({ first: { count: 28 }, right: null, fooledMost: null })
    expect(scenarios[0]?.first?.byOption).toBeUndefined()
    expect(right).toBeNull()
  })

  test('shows nothing of a vote that may not be shown yet', () => {
    const waiting = { ...flawed, isFirstShown: false, isSecondShown: false }
    for (const kind of ['named', 'anonymous'] as const) {
      const report = classReport(kind, [{ ...round, scenarios: [waiting] }])
      expect(itemAt(report.rounds, 0).scenarios).toEqual([
        { scenarioId: 'bunk', first: null, second: null, right: null, fooledMost: null },
      ])
      expect(report.detection.counts).toEqual({ flawed: 0, noticed: 0, sound: 0, accepted: 0 })
      expect(report.confusions).toEqual({ mixUps: [], pairs: [] })
    }
  })
})

describe('the sums over rounds', () => {
  const detection = (kind: 'named' | 'anonymous', ...scenarios: VotedScenario[]) =>
    classReport(kind, [{ ...round, scenarios }]).detection.counts

  test('count flaws noticed and good arguments accepted in first votes alone', () => {
    expect(detection('named', flawed, sound)).toEqual({ flawed: 28, noticed: 17, sound: 28, accepted: 12 })
  })

  test('leave decisions out, because they offer no “nothing is wrong”', () => {
    const decision = { ...flawed, question: { ...flawed.question, kind: 'decide', meanings: [0, 1, 2, 3] } as const }
    expect(detection('named', decision)).toEqual({ flawed: 0, noticed: 0, sound: 0, accepted: 0 })
  })

  test('count a pair of scenarios once: its second half, or a repeated one, is no first look', () => {
    const twin = { ...sound, question: { ...sound.question, id: 'bunk-twin', twinOf: 'bunk' } }
    const again: VotedRound = { ...round, id: 'two', scenarios: [flawed, twin] }
    expect(classReport('named', [round, again]).detection).toEqual(classReport('named', [round]).detection)
    expect(classReport('named', [round, again]).confusions).toEqual(classReport('named', [round]).confusions)
  })

  test('of anonymous seats take a round only when all of it may be shown', () => {
    const half = [flawed, { ...sound, isFirstShown: false }]
    expect(detection('anonymous', ...half).flawed).toBe(0)
    expect(detection('named', ...half).flawed).toBe(28)
  })

  test('compare rounds with their parallels a week later, first votes alone', () => {
    const later: VotedRound = {
      id: 'later',
      kind: 'assigned',
      follows: 'one',
      scenarios: [
        someScenario({ id: 'ship', flaw: 'black-or-white', labels: LABELS, first: [5, 0, 20, 3] }),
        someScenario({ id: 'cabin', flaw: null, labels: LABELS, first: [5, 0, 5, 18] }),
      ],
    }
    expect(classReport('named', [round, later]).lasted).toMatchObject({
      before: { times: 20, of: 56 },
      after: { times: 38, of: 56 },
    })
    expect(classReport('named', [round]).lasted).toBeNull()
    expect(classReport('named', [later]).lasted).toBeNull()
  })
})

describe('the report of a scenario', () => {
  test('with named seats counts each option, how many were right with a margin, and what fooled most', () => {
    const report = scenarioReport('named', 'live', flawed)
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
    const withLate = { ...flawed, first: [...flawed.first, late] }
    expect(scenarioReport('named', 'live', withLate).right).toMatchObject({ times: 10, of: 30 })
    expect(scenarioReport('anonymous', 'live', withLate).right).toMatchObject({ times: 8, of: 28 })
  })

  test('has no figures of a vote that may not be shown yet', () => {
    const { first, second, right } = scenarioReport('named', 'live', { ...flawed, isSecondShown: false })
    expect([first?.count, second, right?.times]).toEqual([28, null, 8])
    expect(scenarioReport('named', 'live', { ...flawed, isFirstShown: false })).toMatchObject({
      first: null,
      right: null,
      fooledMost: null,
    })
  })

  test('has no second vote when the round was assigned', () => {
    expect(scenarioReport('named', 'assigned', flawed).second).toBeNull()
  })
})
