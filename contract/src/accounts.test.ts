import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getOwnAccount, isUsername, newPassword, register } from './accounts.ts'

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
