import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([null, '', '{', '[1', 'not ours'])('text that is not JSON (%s) gives null', (text) => {
  expect(parseJson(text, (parsed) => [parsed])).toBeNull()
})

test('valid JSON is passed to its reader, which may still refuse it', () => {
  expect(parseJson('{"one":1}', (parsed) => parsed)).toEqual({ one: 1 })
  expect(parseJson('{"one":1}', () => null)).toBeNull()
})
