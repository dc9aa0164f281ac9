import { expect, test, vi } from 'vitest'
import { memoizeUpTo } from './activity/days.ts'

const length = vi.fn((key: string) => (key === '' ? undefined : key.length))

test('a value is computed once, also when it is undefined', () => {
  length.mockClear()
  const lengthOf = memoizeUpTo(2, length)
  expect([lengthOf('one'), lengthOf(''), lengthOf('one'), lengthOf('')]).toEqual([3, undefined, 3, undefined])
  expect(length.mock.calls).toEqual([['one'], ['']])
})

test('with as many values as the limit, the next new key drops them all', () => {
  length.mockClear()
  const lengthOf = memoizeUpTo(2, length)
  for (const key of ['a', 'b', 'a', 'b', 'c', 'a', 'c', 'a', 'b']) lengthOf(key)
  expect(length.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a', 'b'])
})

test('an error is thrown on each time, and what is kept stays', () => {
  const refuse = vi.fn((key: string) => {
    if (key === 'bad') throw new RangeError('No such thing')
    return key
  })
  const get = memoizeUpTo(1, refuse)
  get('good')
  expect(() => get('bad')).toThrow(RangeError)
  expect(() => get('bad')).toThrow(RangeError)
  get('good')
  expect(refuse.mock.calls.flat()).toEqual(['good', 'bad', 'bad'])
})
