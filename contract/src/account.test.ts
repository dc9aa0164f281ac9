import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isUsername, login, newPassword, register } from './account.ts'

test.each(['ada', 'Ada.L_1-2@x+y', 'x'.repeat(64)])('the text %s may be a username', (username) => {
  expect(isUsername(username)).toBe(true)
})

test.each(['', 'ab', 'x'.repeat(65), 'lin us', 'línus', 'a\nbc', 'ada!', 'ада'])(
  'the text %j may not be a username',
  (username) => {
    expect(isUsername(username)).toBe(false)
  },
)

test.each([
  ['1234567', 'password-too-short'],
  ['12345678', null],
  ['🙂'.repeat(7), 'password-too-short'],
  ['🙂'.repeat(128), null],
  ['x'.repeat(129), 'password-too-long'],
  ['        ', null],
])('the new password %j is refused as %j', (password, code) => {
  const { error } = z.safeParse(newPassword, password)
  expect(error?.issues[0]?.message ?? null).toBe(code)
})

test('a registration with a bad password and a bad username names the password first', () => {
  const { error } = z.safeParse(register.body, { username: '!', password: '1' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['password-too-short', 'username-not-allowed'])
})

test('signing in accepts any text as name and password, and refuses unknown fields', () => {
  expect(z.safeParse(login.body, { username: '', password: '' }).success).toBe(true)
  expect(z.safeParse(login.body, { username: 'a', password: 'b', isAdmin: true }).success).toBe(false)
  expect(z.safeParse(login.body, { username: 'a', password: 'b', rememberMe: 'yes' }).success).toBe(false)
})

test('a reply with an account may not carry any other field, such as a password hash', () => {
  const account = { id: 7, username: 'ada', createdAt: 0 }
  expect(z.safeParse(register.replies[201], account).success).toBe(true)
  expect(z.safeParse(register.replies[201], { ...account, passwordHash: 'x' }).success).toBe(false)
})
