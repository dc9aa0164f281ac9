import { expect, test } from 'vitest'
import { onBrierScale } from './brier-scale.ts'

test('the scale runs from a perfect score to 0.5, and worse scores are placed at its end', () => {
  expect([-0.1, 0, 0.1, 0.5, 0.7].map(onBrierScale)).toEqual([0, 0, 0.2, 1, 1])
})
