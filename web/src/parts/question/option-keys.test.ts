import { expect, test } from 'vitest'
import { optionOfKey } from './option-keys.ts'

test('the keys 1 to 4 and A to D choose an option, in either case, and no others do', () => {
  expect(['1', '4', 'a', 'D', 'c'].map(optionOfKey)).toEqual([0, 3, 0, 3, 2])
  for (const key of ['0', '5', 'e', '', 'ab', 'Enter', 'ArrowDown', ' ']) expect(optionOfKey(key)).toBeNull()
})
