import { expect, test } from 'vitest'
import { someRoundItem } from '../testing.ts'
import { answerShares, isOffered, publishedCounts, roundedCount } from './today.ts'

/** Its options are False Cause, Texas Sharpshooter, Anecdotal and that nothing is wrong. */
const { question } = someRoundItem()

test('the number of people is given in tens', () => {
  expect([0, 4, 5, 23, 25, 1204].map(roundedCount)).toEqual([0, 0, 10, 20, 30, 1200])
})

test('the most frequent choice comes first, with its percent and one square for every twentieth', () => {
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

test('every option has zero percent and no squares while nobody is counted', () => {
  expect(answerShares(question, []).map(({ percent, squares }) => [percent, squares])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

const OFFERED = { choices: ['straw-man', 'ambiguity', 'no-flaw'], sentences: 3 } as const

test('an answer is one choice and at most one sentence, with no sentence when nothing is wrong', () => {
  expect(isOffered(OFFERED, 'straw-man', null)).toBe(true)
  expect(isOffered(OFFERED, 'straw-man', 2)).toBe(true)
  expect(isOffered(OFFERED, 'no-flaw', null)).toBe(true)
  expect(isOffered(OFFERED, 'no-flaw', 0)).toBe(false)
  expect(isOffered(OFFERED, 'straw-man', 3)).toBe(false)
  expect(isOffered(OFFERED, 'anchoring', null)).toBe(false)
  expect(isOffered(OFFERED, null, null)).toBe(false)
})

test('twenty answers are reported in tens, with a zero for options that nobody chose', () => {
  const counts = [
    { part: 'option', value: 'straw-man', count: 14 },
    { part: 'option', value: 'no-flaw', count: 6 },
    { part: 'sentence', value: '1', count: 14 },
  ] as const

  expect(publishedCounts(OFFERED, counts)).toEqual({
    people: 20,
    options: [
      { choice: 'straw-man', count: 10 },
      { choice: 'ambiguity', count: 0 },
      { choice: 'no-flaw', count: 10 },
    ],
    sentences: [0, 10, 0],
  })
})

test('nineteen answers are too few to report', () => {
  expect(publishedCounts(OFFERED, [{ part: 'option', value: 'straw-man', count: 19 }])).toBeNull()
})
