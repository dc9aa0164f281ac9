import { expect, test } from 'vitest'
import { arrowFor, halfPlate } from './mix-up-arrow.ts'

test('an arrow is thicker for more mix-ups, up to eight pixels, and its tip grows along', () => {
  expect(arrowFor(1).width).toBeCloseTo(2.9)
  expect(arrowFor(3).width).toBeCloseTo(5.5)
  expect(arrowFor(3).length).toBeCloseTo(16.2)
  expect(arrowFor(40)).toEqual({ width: 8, length: 2.4 * 8 + 3, half: 1.6 * 8 + 2 })
})

test('a longer label on an arrow gets more room', () => {
  expect([halfPlate('never'), halfPlate('2 of 10')]).toEqual([28, 36])
})
