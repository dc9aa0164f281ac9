import { expect, test } from 'vitest'
import { markedParts } from './text.ts'

const said = (text: string, ...quotations: string[]) =>
  markedParts(text, quotations).map((part) => (part.isMarked ? `[${part.text}]` : part.text))

test('quotations are marked where they appear, in whatever order they are given', () => {
  expect(said('one two three four', 'three', 'one')).toEqual(['[one]', ' two ', '[three]', ' four'])
})

test('overlapping and adjacent quotations become one mark, and a quotation within another changes nothing', () => {
  expect(said('one two three', 'one two', 'two three')).toEqual(['[one two three]'])
  expect(said('one two three', 'one two', ' three')).toEqual(['[one two three]'])
  expect(said('one two three', 'one two three', 'two')).toEqual(['[one two three]'])
})

test('a quotation that is not in the text marks nothing, and no text is lost', () => {
  expect(said('one two', 'three', '')).toEqual(['one two'])
})
