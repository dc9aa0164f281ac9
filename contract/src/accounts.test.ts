import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getOwnAccount, isUsername, LONGEST_DISPLAY_NAME, newPassword, putOwnAccount, register } from './accounts.ts'

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

test.each([
  ['Maya', true],
  ['', true],
  ['Zoë O’Neill 🙂', true],
  ['x'.repeat(LONGEST_DISPLAY_NAME), true],
  ['x'.repeat(LONGEST_DISPLAY_NAME + 1), false],
  ['a\0b', false],
  ['\ud800', false],
  [null, false],
])('whether %j may be a display name: %j', (displayName, isAccepted) => {
  expect(z.safeParse(putOwnAccount.body, { displayName }).success).toBe(isAccepted)
})

test('changing the display name cannot change the username', () => {
  expect(z.safeParse(putOwnAccount.body, { displayName: 'Maya', username: 'maya' }).success).toBe(false)
})

test('no reply with an account may carry a secret', () => {
  const account = { id: 7, username: 'ada', createdAt: 0 }
  const own = {
    ...account,
    displayName: null,
    recoveryCodeMadeAt: null,
    kept: { results: 1, answers: 12, favorites: 0 },
  }
  expect(z.safeParse(register.replies[201], account).success).toBe(true)
  expect(z.safeParse(getOwnAccount.replies[200], own).success).toBe(true)
  for (const secret of ['passwordHash', 'recoveryHash']) {
    expect(z.safeParse(register.replies[201], { ...account, [secret]: 'x' }).success, secret).toBe(false)
    expect(z.safeParse(getOwnAccount.replies[200], { ...own, [secret]: 'x' }).success, secret).toBe(false)
  }
})
