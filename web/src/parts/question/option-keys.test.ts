import { expect, test } from 'vitest'
import { optionOfKey } from './option-keys.ts'

test('1 to 4 and A to D choose, in either case, and nothing else does', () => {
  expect(['1', '4', 'a', 'D', 'c'].map(optionOfKey)).toEqual([0, 3, 0, 3, 2])
  for (const key of ['0', '5', 'e', '', 'ab', 'Enter', 'ArrowDown', ' ']) expect(optionOfKey(key)).toBeNull()
})
