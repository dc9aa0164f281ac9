import { expect, test } from 'vitest'
import { inTimes } from './numbers.ts'

test('one and two have words of their own, “once” and “twice,” and other counts are words up to twelve', () => {
  expect([1, 2, 3, 12, 13].map(inTimes)).toEqual(['once', 'twice', 'three times', 'twelve times', '13 times'])
})
