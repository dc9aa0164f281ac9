import { required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { createToken, readToken } from './session-token.ts'

test('a token names its user, and only a hash of its secret is stored', () => {
  const token = createToken(7)
  const [id, secret] = token.split('.')
  expect(id).toBe('7')
  const read = required(readToken(token), 'a token')
  expect(read.userId).toBe(7)
  expect(read.tokenHash).not.toContain(secret)
  expect(readToken(token)).toEqual(read)
  expect(readToken(`8.${secret}`)).toEqual({ ...read, userId: 8 })
})

test('no two session tokens are alike', () => {
  expect(new Set(Array.from({ length: 100 }, () => createToken(1))).size).toBe(100)
})

test.each([
  undefined,
  '',
  '7',
  '7.short',
  `0.${'a'.repeat(43)}`,
  `07.${'a'.repeat(43)}`,
  `-7.${'a'.repeat(43)}`,
  `7.${'a'.repeat(44)}`,
  `7.${'a'.repeat(42)}!`,
  `2147483648.${'a'.repeat(43)}`,
])('the text %j cannot be a session token', (text) => {
  expect(readToken(text)).toBe(null)
})

test('the largest possible user id can be read from a token', () => {
  expect(readToken(`2147483647.${'a'.repeat(43)}`)).toMatchObject({ userId: 2_147_483_647 })
})
