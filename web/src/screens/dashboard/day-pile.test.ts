import { expect, test } from 'vitest'
import { layOutDay } from './day-pile.ts'

test('a day without a quiz has no pile of cells', () => {
  expect(layOutDay(0, 3)).toEqual({ kind: 'none' })
})

test('each quiz of a day is a cell, and cells shrink so that the busiest day fits into 130 pixels', () => {
  expect(layOutDay(2, 2)).toEqual({ kind: 'cells', height: 40 })
  expect(layOutDay(3, 8)).toEqual({ kind: 'cells', height: (130 - 7 * 5) / 8 })
})

test('from nine quizzes on a day is one bar, in proportion but never too low to see', () => {
  expect(layOutDay(10, 10)).toEqual({ kind: 'bar', height: 110 })
  expect(layOutDay(5, 10)).toEqual({ kind: 'bar', height: 55 })
  expect(layOutDay(1, 100)).toEqual({ kind: 'bar', height: 5 })
})
