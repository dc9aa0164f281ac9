import type * as z from 'zod/mini'

/** Who may call: anybody, anybody with a session, or the person whose id stands in the path. */
export const ACCESS_RULES = ['public', 'session', 'owner'] as const
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
  body?: z.ZodMiniType
  /** The answer for each status of success. */
  replies: Readonly<Record<number, z.ZodMiniType>>
}

/** Keeps the literal types of a description. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description
}
