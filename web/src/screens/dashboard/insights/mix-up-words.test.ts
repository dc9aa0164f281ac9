import type { ConfusedPair } from '@think-twice/core/learning/confusions'
import { expect, test } from 'vitest'
import { pairSentence } from './mix-up-words.ts'

const pair = (times: number, of: number, back: number, ofBack: number): ConfusedPair => ({
  one: { was: 'false-cause', named: 'texas-sharpshooter', times, of },
  other: { was: 'texas-sharpshooter', named: 'false-cause', times: back, of: ofBack },
  times: times + back,
})

test('a pair is described with how often it was mixed up in both directions together', () => {
  expect(pairSentence(pair(3, 8, 2, 4))).toBe('False Cause and Texas Sharpshooter: mixed up 5 times in 12.')
})

test('two mix-ups out of two are described as both times', () => {
  expect(pairSentence(pair(1, 1, 1, 1))).toBe('False Cause and Texas Sharpshooter: mixed up both times.')
  expect(pairSentence(pair(2, 2, 0, 3))).toBe('False Cause and Texas Sharpshooter: mixed up 2 times in 5.')
})

test('a choice that is not a concept is called a good argument', () => {
  const accused = { ...pair(3, 8, 0, 0), one: { was: 'no-flaw', named: 'false-cause', times: 3, of: 8 } } as const
  expect(pairSentence(accused)).toBe('Good arguments and False Cause: mixed up 3 times in 8.')
})
