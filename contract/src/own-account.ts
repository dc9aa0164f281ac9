import * as z from 'zod/mini'
import { account } from './account.ts'
import { endpoint } from './endpoint.ts'
import { count, storableText, time } from './fields.ts'

/** The most characters a display name may have. */
export const LONGEST_DISPLAY_NAME = 80

const ownAccount = z.strictObject({
  ...account.shape,
  /** The name shown in place of the username; null for none. */
  displayName: z.nullable(z.string()),
  /** When the recovery code that still works was made; null without one. */
  recoveryCodeMadeAt: z.nullable(time),
  /** How much is kept about the person. */
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
    /** Empty text removes the name. Control characters are removed. */
    displayName: storableText.check(z.maxLength(LONGEST_DISPLAY_NAME)),
  }),
  replies: { 200: ownAccount },
})
