import { expect, test } from 'vitest'
import { required } from './required.ts'

test('what is there is given back, zero and an empty text too', () => {
  expect(['a', '', 0, false].map((value) => required(value, 'a value'))).toEqual(['a', '', 0, false])
})

test('what is missing is named', () => {
  expect(() => required(undefined, 'the home page')).toThrow(new TypeError('Missing: the home page'))
  expect(() => required(null, 'the home page')).toThrow(TypeError)
})
