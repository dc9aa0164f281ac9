import { expect, test } from 'vitest'
import { listText } from './text.ts'

test('two parts are joined by “and,” and three or more also by commas', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['', 'a', 'a and b', 'a, b, and c'])
})
