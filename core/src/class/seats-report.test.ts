import { expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { someScenario } from './class.fixture.ts'
import { latestRounds, type SeatVote, seatReports } from './seats-report.ts'

const LABELS = ['slippery-slope', 'middle-ground', 'black-or-white'] as const
const rounds = ['one', 'two'].map((id) => ({
  id,
  scenarios: ['a', 'b'].map((scenario) =>
    someScenario({ id: `${id}-${scenario}`, flaw: 'black-or-white', labels: LABELS }),
  ),
}))
const vote = (given: Partial<SeatVote>): SeatVote => ({
  ...{ seatId: 's1', roundId: 'one', position: 0, vote: 1, option: 2, sureness: 'sure', at: 1000, isLate: false },
  ...given,
})

test('a seat is listed with what it did of each round, from first votes, and with each of its answers in order', () => {
  const votes = [
    vote({ roundId: 'two', position: 1, option: 0, at: 3000 }),
    vote({ vote: 2, option: 2, at: 2000 }),
    vote({ option: 1, at: 1000 }),
    vote({ position: 1, at: 2500 }),
    vote({ seatId: 'somebody-else' }),
    vote({ roundId: 'deleted' }),
  ]
  const [amara] = seatReports([{ id: 's1', label: 'Amara' }], rounds, votes)
  expect(amara).toMatchObject({
    label: 'Amara',
    rounds: [
      { roundId: 'one', done: 2, right: 1, of: 2 },
      { roundId: 'two', done: 1, right: 0, of: 2 },
    ],
  })
  expect(amara?.answers.map(({ at, vote: number, isRight }) => [at, number, isRight])).toEqual([
    [1000, 1, false],
    [2000, 2, true],
    [2500, 1, true],
    [3000, 1, false],
  ])
})

test('seats are in the order of their labels, numbers by size, never of their scores', () => {
  const labels = ['Zoë', '10', 'amara', '9', 'Ben', 'Äzra']
  const seats = labels.map((label) => ({ id: label, label }))
  expect(seatReports(seats, rounds, []).map(({ label }) => label)).toEqual(['9', '10', 'amara', 'Äzra', 'Ben', 'Zoë'])
})

test('the latest rounds are those that have at most so many answers together, and at least the last one', () => {
  const of = (id: string, count: number) => {
    const voted = { option: 0, sureness: 'sure', isLate: false, count } as const
    return { id, scenarios: [{ ...itemAt(itemAt(rounds, 0).scenarios, 0), first: [voted], second: [voted] }] }
  }
  const given = [of('one', 10), of('two', 20), of('three', 30)]
  const latest = (most: number) => latestRounds(given, most).map(({ id }) => id)
  expect([120, 119, 100, 99, 10].map(latest)).toEqual([
    ['one', 'two', 'three'],
    ['two', 'three'],
    ['two', 'three'],
    ['three'],
    ['three'],
  ])
  expect(latestRounds([], 10)).toEqual([])
})
