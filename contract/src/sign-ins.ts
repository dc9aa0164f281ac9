import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { time } from './fields.ts'

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
