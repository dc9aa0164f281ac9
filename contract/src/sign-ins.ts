import * as z from 'zod/mini'
import { account, newPassword, typedUsername } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { time } from './fields.ts'

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in; the session travels in a cookie.',
  body: z.strictObject({
    username: typedUsername,
    password: z.string(),
    /** Keeps the person signed in for 30 days after the last use, 180 at most; otherwise until the browser closes. */
    rememberMe: z.exactOptional(z.boolean()),
  }),
  // The account is at the top and under `user`, because clients look in either place.
  replies: { 200: z.strictObject({ ...account.shape, user: account }) },
  ownRefusals: ['wrong-credentials', 'too-many-attempts'],
  refusals: { 'bad-request': 'login-malformed' },
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'session',
  summary: 'Says who is signed in.',
  replies: { 200: account },
})

export const putSession = endpoint({
  method: 'PUT',
  path: '/api/session',
  access: 'session',
  summary: 'Remembers the present sign-in, as if `rememberMe` had been chosen when signing in.',
  body: z.strictObject({ rememberMe: z.literal(true) }),
  replies: { 200: account },
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends the session, when there is one.',
  replies: { 204: null },
})

export const postPassword = endpoint({
  method: 'POST',
  path: '/api/users/:id/password',
  access: 'private',
  summary: 'Changes the password, ends every other sign-in, and renews this one.',
  body: z.strictObject({ newPassword, currentPassword: z.string() }),
  replies: { 204: null },
  ownRefusals: ['password-too-short', 'password-too-long', 'wrong-password'],
})

export const postRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/users/:id/recovery-code',
  access: 'private',
  summary: 'Makes a recovery code, which replaces the one before. It is in this reply and nowhere else.',
  body: z.strictObject({ currentPassword: z.string() }),
  replies: { 201: z.strictObject({ code: z.string(), madeAt: time }) },
  ownRefusals: ['wrong-password'],
})

export const recover = endpoint({
  method: 'POST',
  path: '/api/recover',
  access: 'public',
  summary:
    'Sets a new password with the recovery code, which is then used up; ends every other sign-in and signs in here.',
  body: z.strictObject({
    newPassword,
    username: typedUsername,
    /** Capitals, spaces and hyphens make no difference. */
    code: z.string().check(z.maxLength(100)),
  }),
  replies: { 200: account },
  ownRefusals: ['password-too-short', 'password-too-long', 'wrong-recovery-code', 'too-many-attempts'],
})

const signIn = z.strictObject({
  /** Names the sign-in to `deleteSignIn`, and cannot be used as a session. */
  id: z.string(),
  /** Browser and system, like “Firefox on Windows”; null when the browser did not say. */
  device: z.nullable(z.string()),
  /** Is it the sign-in that made this call? */
  isCurrent: z.boolean(),
  signedInAt: time,
  /** When the sign-in was last used, to within five minutes. */
  lastUsedAt: time,
})
export type SignIn = z.infer<typeof signIn>

export const getSignIns = endpoint({
  method: 'GET',
  path: '/api/users/:id/sessions',
  access: 'private',
  summary: 'Lists where the person is signed in, the latest used first.',
  replies: { 200: z.array(signIn) },
})

export const deleteSignIn = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions/:signIn',
  access: 'private',
  summary: 'Ends one sign-in, if it is there.',
  replies: { 204: null },
})

export const deleteOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  access: 'private',
  summary: 'Ends every sign-in but the one that asks.',
  replies: { 204: null },
})
