import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { time, userId } from './fields.ts'
import { PASSWORD_LENGTH } from './password-length.ts'

const USERNAME = /^[A-Za-z0-9._@+-]{3,64}$/

export function isUsername(username: string): boolean {
  return USERNAME.test(username)
}

export const username = z.string().check(z.regex(USERNAME, { error: refusedAs('username-not-allowed') }))

/** A password that may be set; any text is accepted where one is only checked. */
export const newPassword = z.string().check(
  z.refine((password) => [...password].length >= PASSWORD_LENGTH.least, { error: refusedAs('password-too-short') }),
  z.refine((password) => [...password].length <= PASSWORD_LENGTH.most, { error: refusedAs('password-too-long') }),
)

/** The part of an account that may leave the server. */
export const account = z.strictObject({ id: userId, username: z.string(), createdAt: time })

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in; the session travels in a cookie.',
  body: z.strictObject({
    username: z.string(),
    password: z.string(),
    /** Keeps the person signed in for 30 days; otherwise the sign-in ends with the browser. */
    rememberMe: z.exactOptional(z.boolean()),
  }),
  // The account stands at the top and under `user`, because clients look in either place.
  replies: { 200: z.strictObject({ ...account.shape, user: account }) },
  ownRefusals: ['wrong-credentials', 'too-many-attempts'],
  refusals: { 'bad-request': 'login-malformed' },
})

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
    username: z.string(),
    password: z.string(),
  }),
  replies: { 204: null },
  ownRefusals: ['wrong-password', 'name-not-confirmed'],
})
