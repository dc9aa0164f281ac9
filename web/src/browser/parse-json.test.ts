import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([null, '', '{', '[1', 'not ours'])('of what cannot be read (%s) nothing is made', (text) => {
  expect(parseJson(text, (parsed) => [parsed])).toBeNull()
})

test('what can be read is made of by its reader, who may find that it is not ours', () => {
  expect(parseJson('{"one":1}', (parsed) => parsed)).toEqual({ one: 1 })
  expect(parseJson('{"one":1}', () => null)).toBeNull()
})
