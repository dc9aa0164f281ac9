import { expect, test } from 'vitest'
import { markedParts } from './marked-words.ts'

const said = (text: string, ...quotations: string[]) =>
  markedParts(text, quotations).map((part) => (part.isMarked ? `[${part.text}]` : part.text))

test('quotations are marked where they stand, in whatever order they are given', () => {
  expect(said('one two three four', 'three', 'one')).toEqual(['[one]', ' two ', '[three]', ' four'])
})

test('overlapping and neighboring quotations are one mark, and one within another changes nothing', () => {
  expect(said('one two three', 'one two', 'two three')).toEqual(['[one two three]'])
  expect(said('one two three', 'one two', ' three')).toEqual(['[one two three]'])
  expect(said('one two three', 'one two three', 'two')).toEqual(['[one two three]'])
})

test('what is not in the text marks nothing, and nothing of the text is lost', () => {
  expect(said('one two', 'three', '')).toEqual(['one two'])
})
