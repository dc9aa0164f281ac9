import { expect, test } from 'vitest'
import { itemAt, required } from './required.ts'

test('a value that is present is returned, even zero and an empty text, and a missing one is named in the error', () => {
  expect(['a', '', 0, false].map((value) => required(value, 'a value'))).toEqual(['a', '', 0, false])
  expect(() => required(undefined, 'the home page')).toThrow(new TypeError('Missing: the home page'))
  expect(() => required(null, 'the home page')).toThrow(TypeError)
})

test('an item of a list or a character of a text is found by its index, and an index outside is refused by name', () => {
  expect([itemAt(['a', 'b'], 1), itemAt([0], 0), itemAt('ABCD', 2)]).toEqual(['b', 0, 'C'])
  expect(() => itemAt(['a', 'b'], 2)).toThrow(new RangeError('No item 2 in a list of 2'))
  for (const index of [-1, Number.NaN]) expect(() => itemAt(['a'], index)).toThrow(RangeError)
})
