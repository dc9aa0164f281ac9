import { expect, test } from 'vitest'
import { brierScaleEnd, onBrierScale } from './brier-scale.ts'

test('the scale usually runs from a perfect score to 0.5', () => {
  expect(brierScaleEnd(0.5)).toBe(0.5)
  expect([-0.1, 0, 0.1, 0.5].map((score) => onBrierScale(score, 0.5))).toEqual([0, 0, 0.2, 1])
})

test('a margin that reaches past 0.5 is drawn whole, on a scale up to the worst score', () => {
  const end = brierScaleEnd(0.58)
  expect(end).toBe(1)
  expect(onBrierScale(0.58, end)).toBe(0.58)
})
