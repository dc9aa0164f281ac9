import { createHash, randomBytes } from 'node:crypto'

/** What a cookie claims; it is not verified yet. */
export type PresentedSession = { userId: number; tokenHash: string }

const TOKEN_BYTES = 32

/** A new token, such as `7.kX3…`: the user's id and 32 random bytes. */
export function createToken(userId: number): string {
  return `${userId}.${randomBytes(TOKEN_BYTES).toString('base64url')}`
}

/** Parses a token; null if it cannot be one. Only its hash is ever stored. */
export function readToken(token: string | undefined): PresentedSession | null {
  const [, id, secret] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (secret === undefined) return null
  const userId = Number(id)
  if (userId > LARGEST_USER_ID) return null
  return { userId, tokenHash: createHash('sha256').update(secret).digest('base64url') }
}

/** The largest number of an `integer` column. */
const LARGEST_USER_ID = 2_147_483_647
