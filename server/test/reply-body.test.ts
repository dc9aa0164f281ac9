import { getFavorites } from '@think-twice/contract/progress'
import { expect, test } from 'vitest'
import { bodyOf } from './reply-body.ts'

test('reading a reply fails if its body does not match the contract, or if it is a refusal', () => {
  expect(bodyOf(getFavorites, { status: 200, body: [] })).toEqual([])
  expect(() => bodyOf(getFavorites, { status: 200, body: { favorites: [] } })).toThrow(/array/)
  expect(() => bodyOf(getFavorites, { status: 403, body: { code: 'not-yours' } })).toThrow(/answered 403: .*not-yours/)
})
