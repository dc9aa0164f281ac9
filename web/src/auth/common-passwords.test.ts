import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password123',
  'P@SSW0RD',
  'qwertyuiop',
  'iloveyou',
  '12345678',
  '87654321',
  'abcdefgh',
  'HGFEDCBA',
  'aaaaaaaa',
  '🙂🙂🙂🙂🙂🙂🙂🙂',
])('%s is among the first that are tried', (password) => {
  expect(isCommonPassword(password, 'ada')).toBe(true)
})

test.each(['correct horse', 'password of mine', '13579bdf', 'aaaaaaab', '12345679', 'abcdefgg'])(
  '%s is not',
  (password) => expect(isCommonPassword(password, 'ada')).toBe(false),
)

test('nor is one that is too short to be accepted', () => {
  expect(isCommonPassword('', '')).toBe(false)
  expect(isCommonPassword('1234567', 'ada')).toBe(false)
  expect(isCommonPassword('ada', 'ada')).toBe(false)
})

test('the username is, whatever its capitals; one that contains it is not', () => {
  expect(isCommonPassword('Ada.Byron', 'ada.byron')).toBe(true)
  expect(isCommonPassword('ada.byron, 1815', 'ada.byron')).toBe(false)
})
