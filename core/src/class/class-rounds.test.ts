import { describe, expect, test } from 'vitest'
import { classRoundProblem, hasAnsweredAll, liveOptionOrder } from './class-rounds.ts'

const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({ id, pairId: id }))
const index = [...pool, { id: 'a-twin', pairId: 'a' }]

test.each([
  ['live', ['a', 'b', 'c']],
  ['assigned', ['a-twin', 'b', 'c', 'd']],
  ['assigned', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
] as const)('a %s round of %j can be given', (kind, scenarioIds) => {
  expect(classRoundProblem(kind, scenarioIds, index)).toBeNull()
})

test.each([
  ['live', ['a', 'b'], 'length'],
  ['live', ['a', 'b', 'c', 'd', 'e'], 'length'],
  ['live', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'length'],
  ['assigned', ['a', 'b', 'c'], 'length'],
  ['live', ['a', 'b', 'fallacy1'], 'unknown'],
  ['live', ['a', 'b', 'a-twin'], 'pair'],
  ['live', ['a', 'b', 'a'], 'pair'],
] as const)('a %s round of %j cannot: %s', (kind, scenarioIds, problem) => {
  expect(classRoundProblem(kind, scenarioIds, index)).toBe(problem)
})

describe('the order of options in a live round', () => {
  test('is the same for everybody, and again after a restart', () => {
    expect(liveOptionOrder('round-1', 2, 4)).toEqual(liveOptionOrder('round-1', 2, 4))
  })

  test('puts each option in each place about equally often, so that no place gives the key away', () => {
    const orders = Array.from({ length: 2400 }, (_, round) => liveOptionOrder(`round-${round}`, round % 6, 4))
    for (const place of [0, 1, 2, 3]) {
      for (const option of [0, 1, 2, 3]) {
        // 600 expected, with a standard deviation of 21.
        const times = orders.filter((order) => order[place] === option).length
        expect(Math.abs(times - 600), `option ${option} in place ${place}`).toBeLessThan(90)
      }
    }
  })
})

test('a round is done with an answer to each of its scenarios, and not before', () => {
  const round = { scenarioIds: ['a', 'b', 'c', 'd'] }
  expect([0, 3, 4].map((answered) => hasAnsweredAll(round, answered))).toEqual([false, false, true])
})
