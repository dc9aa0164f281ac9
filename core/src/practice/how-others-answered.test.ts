import { expect, test } from 'vitest'
import { answerShares, toldCount } from './how-others-answered.ts'
import { someRoundItem } from './round.fixture.ts'

/** Its options are False Cause, Texas Sharpshooter, Anecdotal and that nothing is wrong. */
const { question } = someRoundItem()

test('counts are told in tens', () => {
  expect([0, 4, 5, 23, 25, 1204].map(toldCount)).toEqual([0, 0, 10, 20, 30, 1200])
})

test('the most frequent choice comes first, with its percent and its squares of one in twenty', () => {
  const counts = [
    { choice: 'anecdotal', count: 90 },
    { choice: 'false-cause', count: 30 },
    { choice: 'no-flaw', count: 0 },
    { choice: 'texas-sharpshooter', count: 40 },
  ]
  expect(answerShares(question, counts)).toEqual([
    { option: 2, percent: 56, squares: 11 },
    { option: 1, percent: 25, squares: 5 },
    { option: 0, percent: 19, squares: 4 },
    { option: 3, percent: 0, squares: 0 },
  ])
})

test('while nothing is counted, every option has none', () => {
  expect(answerShares(question, []).map(({ percent, squares }) => [percent, squares])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})
