import { expect, test } from 'vitest'
import { someQuestion } from '../rules.fixture.ts'
import { mixedUpPairs, mixUpShareLine } from './mix-ups.ts'

const options = ['Straw Man', 'False Cause', 'Ad Hominem', 'Bandwagon']
const spot = (correctAnswer: number) => someQuestion({ options, correctAnswer })

test('two concepts taken for each other are one pair in either direction, and the most frequent comes first', () => {
  const questions = [spot(0), spot(1), spot(2), spot(3)]
  expect(mixedUpPairs(questions, [2, 3, 2, 1])).toEqual([
    { concepts: ['false-cause', 'bandwagon'], times: 2 },
    { concepts: ['straw-man', 'ad-hominem'], times: 1 },
  ])
})

test('right answers, missing answers, and decisions never count as mix-ups', () => {
  const decide = someQuestion({ options: ['Wait.', 'Ask.', 'Buy.', 'Go.'], correctAnswer: 0 })
  expect(mixedUpPairs([spot(0), spot(1), decide], [0, -1, 2])).toEqual([])
  expect(mixedUpPairs([spot(0)], [])).toEqual([])
})

test.each([
  [1, 1, 1, 'Your one miss.'],
  [3, 1, 3, 'All your misses come from this pair.'],
  [2, 2, 5, '2 of your 5 misses come from the first pair.'],
  [1, 1, 4, 'You mixed them up once.'],
  [1, 3, 4, 'You mixed up each pair once.'],
])('the share for %i mix-ups in %i pairs and %i misses is described as %s', (times, pairs, missed, line) => {
  expect(mixUpShareLine(times, pairs, missed)).toBe(line)
})
