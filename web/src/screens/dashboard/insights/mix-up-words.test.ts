import type { ConfusedPair } from '@think-twice/core/learning/confusions'
import { expect, test } from 'vitest'
import { pairSentence, sightingName, timesText } from './mix-up-words.ts'

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
  expect([sightingName('halo-effect'), sightingName('no-flaw')]).toEqual(['Halo Effect', 'Good arguments'])
})

test('a concept that has not come up has no count', () => {
  expect([timesText({ times: 2, of: 5 }), timesText({ times: 0, of: 0 })]).toEqual(['2 of 5', 'not seen yet'])
})
