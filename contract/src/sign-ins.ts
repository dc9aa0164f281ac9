import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { time } from './fields.ts'

const signIn = z.strictObject({
  /** Names it to `deleteSignIn`; worth nothing as a session. */
  id: z.string(),
  /** Browser and system, like “Firefox on Windows”; null when it did not say. */
  device: z.nullable(z.string()),
  /** Is it the one that asks? */
  isCurrent: z.boolean(),
  signedInAt: time,
  /** To within five minutes. */
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
