import { getFavorites } from '@think-twice/contract/favorites'
import { expect, test } from 'vitest'
import { bodyOf } from './reply-body.ts'

test('a body that the contract does not have fails, and so does a refusal', () => {
  expect(bodyOf(getFavorites, { status: 200, body: [] })).toEqual([])
  expect(() => bodyOf(getFavorites, { status: 200, body: { favorites: [] } })).toThrow(/array/)
  expect(() => bodyOf(getFavorites, { status: 403, body: { code: 'not-yours' } })).toThrow(/answered 403: .*not-yours/)
})
