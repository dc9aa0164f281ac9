import { expect, test } from 'vitest'
import { layOutDay } from './day-pile.ts'

test('a day without a quiz has no pile', () => {
  expect(layOutDay(0, 3)).toEqual({ kind: 'none' })
})

test('each quiz is a cell, lower where a day has many, so that the busiest day stays below 130 pixels', () => {
  expect(layOutDay(2, 2)).toEqual({ kind: 'cells', height: 40 })
  expect(layOutDay(3, 8)).toEqual({ kind: 'cells', height: (130 - 7 * 5) / 8 })
})

test('from nine on a day is one bar, in proportion and never too low to be seen', () => {
  expect(layOutDay(10, 10)).toEqual({ kind: 'bar', height: 110 })
  expect(layOutDay(5, 10)).toEqual({ kind: 'bar', height: 55 })
  expect(layOutDay(1, 100)).toEqual({ kind: 'bar', height: 5 })
})
