import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: anybody, anybody with a session, or the person whose id stands in the path as `:id`. Beside its
 * owner everybody may GET what belongs to the demo user, and nobody may change it. `private` is like `owner`, for what
 * belongs to the account itself: the demo user has no such thing to show.
 */
export const ACCESS_RULES = ['public', 'session', 'owner', 'private'] as const
export type AccessRule = (typeof ACCESS_RULES)[number]

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** One call, described once: the server checks requests and answers against it, and the web app calls by it. */
export type Endpoint = {
  method: Method
  /** With parameters as `:name`. */
  path: `/api/${string}`
  access: AccessRule
  /** What it does, in a line. */
  summary: string
  /** What the parameters must look like; without it any text will do. */
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** May it carry an `Idempotency-Key`? The same one again then changes nothing. */
  takesIdempotencyKey?: true
  /** Bytes that a body may have; 4 KiB when absent. */
  bodyLimit?: number
  /** Its answer may be large or take long to make: few of them are under way at once. */
  isLarge?: true
  /** The answer for each status of success; null has no body. */
  replies: Readonly<Record<number, z.ZodMiniType | null>>
  /** What this call says in place of the general words. */
  refusals?: Readonly<Partial<Record<ErrorCode, ErrorCode>>>
}

/** The header that makes a repeated delivery count once, and what it may hold. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'
export const IDEMPOTENCY_KEY = /^[\w.:-]{1,80}$/

/** Keeps the literal types of a description. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description
}

/** The account of the sample data that visitors see. Everybody may read it, nobody may write it or sign in to it. */
export const DEMO_USER_ID = 1
