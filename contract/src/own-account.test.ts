import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getOwnAccount, LONGEST_DISPLAY_NAME, putOwnAccount } from './own-account.ts'

const mayBe = (displayName: unknown) => z.safeParse(putOwnAccount.body, { displayName }).success

test.each(['Maya', '', 'Zoë O’Neill 🙂', 'x'.repeat(LONGEST_DISPLAY_NAME)])('%j may be the name shown', (name) => {
  expect(mayBe(name)).toBe(true)
})

test.each(['x'.repeat(LONGEST_DISPLAY_NAME + 1), 'a\0b', '\ud800', null, 7])('%j may not be the name shown', (name) => {
  expect(mayBe(name)).toBe(false)
})

test('the username cannot be changed with it', () => {
  expect(z.safeParse(putOwnAccount.body, { displayName: 'Maya', username: 'maya' }).success).toBe(false)
})

test('an account that is read has no secret in it', () => {
  const kept = { results: 1, answers: 12, favorites: 0 }
  const own = { id: 7, username: 'ada', createdAt: 0, displayName: null, recoveryCodeMadeAt: null, kept }
  expect(z.safeParse(getOwnAccount.replies[200], own).success).toBe(true)
  for (const secret of ['passwordHash', 'recoveryHash']) {
    expect(z.safeParse(getOwnAccount.replies[200], { ...own, [secret]: 'x' }).success, secret).toBe(false)
  }
})
