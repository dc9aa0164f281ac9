import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getOwnAccount, LONGEST_DISPLAY_NAME, putOwnAccount } from './own-account.ts'

const mayBe = (displayName: unknown) => z.safeParse(putOwnAccount.body, { displayName }).success

test.each(['Maya', '', 'Zoë O’Neill 🙂', 'x'.repeat(LONGEST_DISPLAY_NAME)])(
  'the text %j may be a display name',
  (name) => {
    expect(mayBe(name)).toBe(true)
  },
)

test.each(['x'.repeat(LONGEST_DISPLAY_NAME + 1), 'a\0b', '\ud800', null, 7])(
  'the text %j may not be a display name',
  (name) => {
    expect(mayBe(name)).toBe(false)
  },
)

test('changing the display name cannot change the username', () => {
  expect(z.safeParse(putOwnAccount.body, { displayName: 'Maya', username: 'maya' }).success).toBe(false)
})

test('an account that is read carries no secret', () => {
  const kept = { results: 1, answers: 12, favorites: 0 }
  const own = { id: 7, username: 'ada', createdAt: 0, displayName: null, recoveryCodeMadeAt: null, kept }
  expect(z.safeParse(getOwnAccount.replies[200], own).success).toBe(true)
  for (const secret of ['passwordHash', 'recoveryHash']) {
    expect(z.safeParse(getOwnAccount.replies[200], { ...own, [secret]: 'x' }).success, secret).toBe(false)
  }
})
