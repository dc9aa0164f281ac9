import { expect, test } from 'vitest'
import { compareText } from './text.ts'

test('capitals sort before small letters, and equal texts keep their order', () => {
  expect(['b', 'a', 'B', 'a'].sort(compareText)).toEqual(['B', 'a', 'a', 'b'])
  expect([compareText('a', 'b'), compareText('b', 'a'), compareText('a', 'a')]).toEqual([-1, 1, 0])
})
