import { expect, test } from 'vitest'
import { required } from './required.ts'

test('a value that is present is returned, even zero and an empty text', () => {
  expect(['a', '', 0, false].map((value) => required(value, 'a value'))).toEqual(['a', '', 0, false])
})

test('a missing value is named in the error', () => {
  expect(() => required(undefined, 'the home page')).toThrow(new TypeError('Missing: the home page'))
  expect(() => required(null, 'the home page')).toThrow(TypeError)
})
