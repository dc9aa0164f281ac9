import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './marked-text.ts'

const marked = (text: string, ...quotations: string[]) =>
  markedParts(text, quotations).map((part) => (part.isMarked ? `[${part.text}]` : part.text))

test.each([
  ['quotations are marked where they appear, in any order', ['three', 'one'], ['[one]', ' two ', '[three]']],
  ['overlapping quotations become one mark', ['one two', 'two three'], ['[one two three]']],
  ['adjacent quotations become one mark', ['one two', ' three'], ['[one two three]']],
  ['a quotation within another changes nothing', ['one two three', 'two'], ['[one two three]']],
  ['a quotation that is not in the text marks nothing', ['four', ''], ['one two three']],
])('a text is cut so that %s', (_, quotations, parts) => {
  expect(marked('one two three', ...quotations)).toEqual(parts)
})

test('no part of a text is lost, and marked parts alternate with others', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, quotations) => {
      const parts = markedParts(text, quotations)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const [index, { isMarked }] of parts.entries()) expect(isMarked).not.toBe(parts[index - 1]?.isMarked)
    }),
  )
})
