import { expect, test } from 'vitest'
import { itemAt } from './required.ts'

test('an item of a list or a character of a text is found by its index', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b')
  expect(itemAt([0], 0)).toBe(0)
  expect(itemAt('ABCD', 2)).toBe('C')
})

test('an index outside the list is refused with an error that names it', () => {
  expect(() => itemAt(['a', 'b'], 2)).toThrow(new RangeError('No item 2 in a list of 2'))
  expect(() => itemAt(['a', 'b'], -1)).toThrow(RangeError)
  expect(() => itemAt([], Number.NaN)).toThrow(RangeError)
})
