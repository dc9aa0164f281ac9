import { expect, test } from 'vitest'
import { onBrierScale } from './brier-scale.ts'

test('the scale goes from a perfect score to 0.5, and what is beyond stands at its end', () => {
  expect([-0.1, 0, 0.1, 0.5, 0.7].map(onBrierScale)).toEqual([0, 0, 0.2, 1, 1])
})
