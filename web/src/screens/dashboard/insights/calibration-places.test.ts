import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { expect, test } from 'vitest'
import { placeOfRow } from './calibration-places.ts'

const sure = (right: number, answers: number, likely = wilsonInterval(right, answers)) =>
  placeOfRow({ sureness: 'sure', means: 0.95, right, answers, likely })

test('a sureness is placed across by its claim, and up by how often it was right', () => {
  expect(sure(30, 40)).toMatchObject({ x: 0.95, y: 0.75, countY: 24 })
  expect(sure(1, 40)).toMatchObject({ y: 0.025, countY: -14 })
})

test('the gap to the diagonal ends at the margin, and vanishes when the margin reaches the diagonal', () => {
  expect(sure(20, 40)).toMatchObject({ gapTo: wilsonInterval(20, 40).high })
  expect(sure(38, 40)).toMatchObject({ gapTo: null })
  const guess = placeOfRow({ sureness: 'guess', means: 0.25, right: 15, answers: 20, likely: wilsonInterval(15, 20) })
  expect(guess).toMatchObject({ gapTo: wilsonInterval(15, 20).low })
})

test('a sureness with too few answers has no place in the plot', () => {
  expect(placeOfRow({ sureness: 'sure', means: 0.95, right: 3, answers: 4, likely: null })).toBeNull()
})
