import * as z from 'zod/mini'
import { newPassword } from './account.ts'
import { endpoint } from './endpoint.ts'

export const postPassword = endpoint({
  method: 'POST',
  path: '/api/users/:id/password',
  access: 'private',
  summary: 'Changes the password, ends every other sign-in, and renews this one.',
  body: z.strictObject({ newPassword, currentPassword: z.string() }),
  replies: { 204: null },
  ownRefusals: ['password-too-short', 'password-too-long', 'wrong-password'],
})
