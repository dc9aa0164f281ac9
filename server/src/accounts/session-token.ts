import { createHash, randomBytes } from 'node:crypto'

/** A session as a cookie claims it. */
export type PresentedSession = { userId: number; tokenHash: string }

const TOKEN_BYTES = 32

/** A new token of a person: `7.kX3…`, the person's number and 32 random bytes. */
export function createToken(userId: number): string {
  return `${userId}.${randomBytes(TOKEN_BYTES).toString('base64url')}`
}

/** Reads a token; null for a text that cannot be one. Only the hash goes on, which is all that is ever stored. */
export function readToken(token: string | undefined): PresentedSession | null {
  const match = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token ?? '')
  if (!match) return null
  const userId = Number(match[1])
  if (userId > LARGEST_USER_ID) return null
  return { userId, tokenHash: createHash('sha256').update(match[2]!).digest('base64url') }
}

/** The largest number of an `integer` column. */
const LARGEST_USER_ID = 2_147_483_647
