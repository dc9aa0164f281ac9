import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Allowed callers: anybody, anybody with a session, or only the person whose id is in the path as `:id`. Everybody may
 * GET the demo user's data, but nobody may change it. `private` is like `owner`, but for the account itself, which the
 * demo user does not show. `seat` is whoever has a seat in a class, known by the seat’s own cookie.
 */
export const ACCESS_RULES = ['public', 'session', 'owner', 'private', 'seat'] as const
export type AccessRule = (typeof ACCESS_RULES)[number]

/** The HTTP methods of the API. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** One call: the server checks requests and replies against it, and the web app makes its calls from it. */
export type Endpoint = {
  method: Method
  /** Parameters are written as `:name`. */
  path: `/api/${string}`
  access: AccessRule
  summary: string
  /** Checks the parameters of the path; without it, any text is accepted. */
  params?: z.ZodMiniObject
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Takes an `Idempotency-Key`, so that sending it again changes nothing. */
  takesIdempotencyKey?: true
  /** The most bytes of a body; 4 KiB if absent. */
  bodyLimit?: number
  /** The reply can be large or slow to make, so only a few run at once. */
  isLarge?: true
  /** The reply holds everything about a person: one at a time for each person. */
  isExport?: true
  /** The reply carries an `ETag`; a request that repeats it in `If-None-Match` gets 304 while nothing has changed. */
  isPolled?: true
  /** The body for each success status; null for none. */
  replies: Readonly<Record<number, z.ZodMiniType | null>>
  /** Refusals of this call alone, besides those that follow from the rest of the description; see `refusalsOf`. */
  ownRefusals?: readonly ErrorCode[]
  /** More specific codes that replace the general ones in this call. */
  refusals?: Readonly<Partial<Record<ErrorCode, ErrorCode>>>
}

/** The names of the parameters that a path writes as `:name`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The body that an endpoint takes; it may be read-only, because it travels as JSON. */
export type Body<Called extends Endpoint> = Called['body'] extends z.ZodMiniType
  ? Unchanging<z.input<Called['body']>>
  : undefined

/** The reply of an endpoint that succeeds. */
export type Reply<Called extends Endpoint> = {
  [Status in keyof Called['replies']]: Called['replies'][Status] extends z.ZodMiniType
    ? z.output<Called['replies'][Status]>
    : undefined
}[keyof Called['replies']]

/** A value that is read-only at every depth. */
export type Unchanging<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> } : Value

/** A repeated delivery with the same key counts once. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'
/** A key has 1 to 80 letters, digits, and . : _ - */
export const IDEMPOTENCY_KEY = /^[\w.:-]{1,80}$/

/** Keeps the literal types of a description. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description
}

/** The sample account shown to visitors: everybody can read it, but nobody can write to it or sign in to it. */
export const DEMO_USER_ID = 1

/** Any call can time out, be too large, hit a bug, or find the service unavailable. */
const OF_EVERY_CALL = ['request-timeout', 'headers-too-large', 'internal-error', 'unavailable'] as const
const OF_A_WRITE = ['bad-request', 'cross-site', 'body-too-large', 'not-json'] as const

const OF_A_SESSION = ['not-signed-in', 'account-deleted'] as const
/** Writes and large reads are counted for each person. */
const OF_WHAT_IS_COUNTED = ['too-many-attempts'] as const

/** Every refusal that a call can get. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { ownRefusals = [], refusals = {} } = endpoint
  const codes = [...OF_EVERY_CALL, ...ofItsRequest(endpoint), ...ofItsAccess(endpoint), ...ownRefusals]
  return [...new Set(codes.map((code) => refusals[code] ?? code))]
}

function ofItsRequest({ method, query, params }: Endpoint): readonly ErrorCode[] {
  if (method !== 'GET') return OF_A_WRITE
  return query || params ? ['bad-request'] : []
}

function ofItsAccess({ access, method, isLarge }: Endpoint): readonly ErrorCode[] {
  const isWrite = method !== 'GET'
  if (access === 'public') return []
  const counted = isWrite || isLarge ? OF_WHAT_IS_COUNTED : []
  if (access === 'seat') return ['no-seat', ...counted]
  if (access === 'session') return [...OF_A_SESSION, ...counted]
  return [...OF_A_SESSION, 'not-yours', ...(isWrite ? (['demo-is-read-only'] as const) : []), ...counted]
}
