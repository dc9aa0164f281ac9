import { expect, test } from 'vitest'
import { countText, likelyText, percentText, pointsText, rangeText, signedPercent, wholePercent } from './numbers.ts'

test('counts and points get a comma from a thousand on', () => {
  expect([50, 1500].map(countText)).toEqual(['50', '1,500'])
  expect([50, 1500].map(pointsText)).toEqual(['50 points', '1,500 points'])
})

test('shares are written in whole percent', () => {
  expect(wholePercent(75)).toBe('75%')
  expect(percentText(0.798)).toBe('80%')
  expect(likelyText({ low: 0.796, high: 0.951 })).toBe('likely between 80% and 95%')
  expect(rangeText({ low: 0.796, high: 0.951 })).toBe('80 to 95%')
})

test('a difference is written with its sign', () => {
  expect([16, -16, 0].map(signedPercent)).toEqual(['+16%', '-16%', '0%'])
})
