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
])('the password %s is recognized as common', (password) => {
  expect(isCommonPassword(password, 'ada')).toBe(true)
})

test.each(['correct horse', 'password of mine', '13579bdf', 'aaaaaaab', '12345679', 'abcdefgg'])(
  'the password %s is not recognized as common',
  (password) => expect(isCommonPassword(password, 'ada')).toBe(false),
)

test('a password too short to be accepted is not called common', () => {
  expect(isCommonPassword('', '')).toBe(false)
  expect(isCommonPassword('1234567', 'ada')).toBe(false)
  expect(isCommonPassword('ada', 'ada')).toBe(false)
})

test('the username in any capitals counts as a common password, and a longer text that contains it does not', () => {
  expect(isCommonPassword('Ada.Byron', 'ada.byron')).toBe(true)
  expect(isCommonPassword('ada.byron, 1815', 'ada.byron')).toBe(false)
})
