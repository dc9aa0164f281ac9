import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { tabTexts } from './kept-texts.ts'
import { keptForEach, keptValue } from './kept-value.ts'

const numbersIn = (kept: unknown) => (Array.isArray(kept) ? kept.filter((each) => typeof each === 'number') : null)

let device: Storage
let tab: Storage

beforeEach(() => {
  const { local, session } = stubDevice()
  device = local
  tab = session
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a value is stored as JSON until it is dropped', () => {
  const numbers = keptValue('numbers', numbersIn)
  expect(numbers.read()).toBeNull()
  numbers.write([1, 2])
  expect(device.getItem('numbers')).toBe('[1,2]')
  expect(keptValue('numbers', numbersIn).read()).toEqual([1, 2])
  numbers.drop()
  expect([numbers.read(), device.getItem('numbers')]).toEqual([null, null])
})

test('reading gives the same object until the value changes, here or in another tab', () => {
  const numbers = keptValue('numbers', numbersIn)
  numbers.write([1])
  const first = numbers.read()
  expect(numbers.read()).toBe(first)
  device.setItem('numbers', '[2]')
  expect(numbers.read()).toEqual([2])
})

test('stored text of another kind counts as no value', () => {
  device.setItem('numbers', '{"1":2}')
  expect(keptValue('numbers', numbersIn).read()).toBeNull()
})

test('a value can be stored for the current tab only', () => {
  keptValue('numbers', numbersIn, tabTexts).write([1])
  expect([device.getItem('numbers'), tab.getItem('numbers')]).toEqual([null, '[1]'])
})

test('each learner has a value of their own, and visitors share one', () => {
  const numbersOf = keptForEach('numbers:', numbersIn)
  numbersOf(7).write([7])
  numbersOf(null).write([0])
  expect([numbersOf(7).read(), numbersOf(8).read(), numbersOf(null).read()]).toEqual([[7], null, [0]])
  expect(Object.keys(device).sort()).toEqual(['numbers:7', 'numbers:visitor'])
})
