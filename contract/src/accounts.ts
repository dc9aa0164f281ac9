import { characterCount, plainPassword, plainWord } from '@think-twice/core/typed-text'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PASSWORD_LENGTH, refusedAs, USERNAME_LENGTH } from './errors.ts'
import { count, line, time, userId } from './fields.ts'

const USERNAME = new RegExp(`^[A-Za-z0-9._@+-]{${USERNAME_LENGTH.least},${USERNAME_LENGTH.most}}$`)

/** Whether a text may be a username: the length of `USERNAME_LENGTH`, of letters, digits, and . _ @ + - */
export function isUsername(username: string): boolean {
  return USERNAME.test(username)
}

/** A username as typed, to sign in or to confirm. */
export const typedUsername = z.string().check(z.overwrite(plainWord))

/** A username that may be taken. */
export const username = typedUsername.check(z.regex(USERNAME, { error: refusedAs('username-not-allowed') }))

/** A password that may be set; any text is accepted where one is only checked. */
export const newPassword = z
  .string()
  .check(
    z.overwrite(plainPassword),
    z.refine((password) => characterCount(password) >= PASSWORD_LENGTH.least, {
      error: refusedAs('password-too-short'),
    }),
    z.refine((password) => characterCount(password) <= PASSWORD_LENGTH.most, { error: refusedAs('password-too-long') }),
  )
  // The document of the API cannot be made from a rule of our own. JSON Schema counts code points, as the rule does.
  .register(z.globalRegistry, { minLength: PASSWORD_LENGTH.least, maxLength: PASSWORD_LENGTH.most })

/** The part of an account that may leave the server. */
export const account = z.strictObject({ id: userId, username: z.string(), createdAt: time })

export const register = endpoint({
  method: 'POST',
  path: '/api/users',
  access: 'public',
  summary: 'Makes an account and signs in to it.',
  // The password comes first because only the first problem is named.
  body: z.strictObject({ password: newPassword, username, rememberMe: z.exactOptional(z.boolean()) }),
  replies: { 201: account },
  ownRefusals: [
    'password-too-short',
    'password-too-long',
    'username-not-allowed',
    'username-taken',
    'too-many-attempts',
  ],
  refusals: {
    'bad-request': 'registration-malformed',
    'too-many-attempts': 'too-many-registrations',
    'internal-error': 'registration-failed',
  },
})

export const getUsername = endpoint({
  method: 'GET',
  path: '/api/users/username/:username',
  access: 'public',
  summary: 'Says whether a username is taken; 404 means it’s free; nothing else does.',
  params: z.object({ username }),
  replies: { 200: z.strictObject({ taken: z.literal(true) }) },
  ownRefusals: ['username-not-allowed', 'username-free', 'too-many-attempts'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'private',
  summary: 'Deletes the account and everything kept about the person, at once and for good.',
  body: z.strictObject({
    /** The username, typed again. */
    username: typedUsername,
    password: z.string(),
  }),
  replies: { 204: null },
  ownRefusals: ['wrong-password', 'name-not-confirmed'],
})

/** The most characters a display name may have. */
export const LONGEST_DISPLAY_NAME = 80

const ownAccount = z.strictObject({
  ...account.shape,
  /** The name shown in place of the username; null for none. */
  displayName: z.nullable(z.string()),
  /** When the recovery code that still works was made; null without one. */
  recoveryCodeMadeAt: z.nullable(time),
  /** Counts of stored records. */
  kept: z.strictObject({ results: count, answers: count, favorites: count }),
})
export type OwnAccount = z.infer<typeof ownAccount>

export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  access: 'private',
  summary: 'Reads the account: the name shown, whether there is a recovery code, and how much is kept.',
  replies: { 200: ownAccount },
})

export const putOwnAccount = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  access: 'private',
  summary: 'Changes the name that is shown. The username stays.',
  body: z.strictObject({
    /** Empty text removes the name. What cannot be seen is left out. */
    displayName: line(LONGEST_DISPLAY_NAME),
  }),
  replies: { 200: ownAccount },
})
