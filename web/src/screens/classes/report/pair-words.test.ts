import { expect, test } from 'vitest'
import { type ClassPair, oftenText } from './pair-words.ts'

const direction = (was: 'straw-man' | 'ad-hominem', times: number, of: number) =>
  ({ was, named: was === 'straw-man' ? 'ad-hominem' : 'straw-man', times, of }) as const
const pair = (times: number): ClassPair => ({
  one: direction('straw-man', times - 1, 28),
  other: direction('ad-hominem', 1, 25),
  times,
})

test('a pair is counted in both directions together', () => {
  expect(oftenText(pair(15), 'named')).toBe('15 times in 53')
  expect(oftenText(pair(1), 'named')).toBe('1 time in 53')
})

test('of anonymous seats the count is a least one, because small cells are not shown', () => {
  expect(oftenText(pair(15), 'anonymous')).toBe('at least 15 times in 53')
})
