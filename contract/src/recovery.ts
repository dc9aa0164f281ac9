import * as z from 'zod/mini'
import { account, newPassword } from './account.ts'
import { endpoint } from './endpoint.ts'
import { time } from './fields.ts'

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
    username: z.string(),
    /** Capitals, spaces and hyphens make no difference. */
    code: z.string().check(z.maxLength(100)),
  }),
  replies: { 200: account },
  ownRefusals: ['password-too-short', 'password-too-long', 'wrong-recovery-code', 'too-many-attempts'],
})
