import { expect, test } from 'vitest'
import { likelyText, percentText, rangeText } from './interval-text.ts'

test('shares are told in whole percent', () => {
  expect(percentText(0.798)).toBe('80%')
  expect(likelyText({ low: 0.796, high: 0.951 })).toBe('likely between 80% and 95%')
  expect(rangeText({ low: 0.796, high: 0.951 })).toBe('80 to 95%')
})
