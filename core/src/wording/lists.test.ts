import { expect, test } from 'vitest'
import { listText } from './lists.ts'

test('two parts are joined by “and” or “or,” and three or more also by commas', () => {
  const joined = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listText(parts))
  expect(joined).toEqual(['', 'a', 'a and b', 'a, b, and c'])
  expect(listText(['3', '4', '6'], 'or')).toBe('3, 4, or 6')
})
