import type { QueryFunctionContext } from '@tanstack/react-query'
import { type Endpoint, IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import { type ErrorCode, type ErrorReply, errorReply, isErrorCode } from '@think-twice/contract/errors'
import type * as z from 'zod/mini'
import { forgiveLogout, payLogout } from './logout-debt.ts'

/** A reply that is not ok. Its message is `status: body`, or the status text when the body is empty. */
export class ApiError extends Error {
  readonly status: number
  /** What a person reads, when the server gave a reason. */
  readonly reason: string | null
  /** The name of the refusal, when it is one of ours. */
  readonly code: ErrorCode | null
  /** The fields to blame, when fields are. */
  readonly issues: NonNullable<ErrorReply['issues']>
  /** Seconds to wait, when the server asked for it. */
  readonly retryAfter: number | null
  /** Is it in the words of our server, and not of somebody on the way? */
  readonly isOurs: boolean
  /** The key that the call carried, when it came back. */
  readonly echo: string | null

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    this.name = 'ApiError'
    this.status = response.status
    const refusal = refusalIn(body)
    this.reason = reasonIn(body)
    this.code = refusal && isErrorCode(refusal.code) ? refusal.code : null
    this.issues = refusal?.issues ?? []
    this.retryAfter = Number(response.headers.get('retry-after')) || null
    this.isOurs = isOurError(body)
    this.echo = response.headers.get(IDEMPOTENCY_KEY_HEADER)
  }
}

function isOurError(body: string): boolean {
  try {
    const { code, requestId } = JSON.parse(body)
    return typeof code === 'string' && typeof requestId === 'string'
  } catch {
    return false
  }
}

function reasonIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body)
    return typeof message === 'string' && message !== '' ? message : null
  } catch {
    return null
  }
}

/** A refusal of ours; null for what somebody between us and the server made. */
function refusalIn(body: string): ErrorReply | null {
  try {
    const { success, data } = errorReply.safeParse(JSON.parse(body))
    return success ? data : null
  } catch {
    return null
  }
}

/** Told when the server answers a signed-in person that their session, or their account, is no more. */
let onSessionEnded = (_: SessionEnd) => {}
export type SessionEnd = 'signed out' | 'account deleted'
export function whenSessionEnds(listener: (how: SessionEnd) => void): void {
  onSessionEnded = listener
}

function tellOfEnd(error: unknown): void {
  if (!(error instanceof ApiError)) return
  if (error.status === 401) onSessionEnded('signed out')
  if (error.code === 'account-deleted') onSessionEnded('account deleted')
}

/**
 * Sends a request with cookies. A session that was to be ended is ended before anything else is sent; as long as that fails,
 * nothing is sent in its name. A reply that is not ok is thrown; what cannot be reached throws a TypeError.
 */
async function request(path: string, init: RequestInit = {}, isSignIn = false): Promise<Response> {
  const isPaid = await payLogout()
  // Signing in ends the session that it carries.
  const response = await fetch(path, { ...init, credentials: isPaid || isSignIn ? 'include' : 'omit' })
  if (response.ok) return response
  throw new ApiError(response, await response.text())
}

/**
 * The default way to fetch: a GET to the first element of the query key. A 401 is thrown; the variant for asking who is
 * signed in returns null instead.
 */
export function queryFunction({ on401 }: { on401: 'throw' | 'null' }) {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    try {
      const response = await request(String(queryKey[0]), { signal })
      return await response.json()
    } catch (error) {
      const isUnauthorized = error instanceof ApiError && error.status === 401
      if (isUnauthorized && on401 === 'null') return null
      tellOfEnd(error)
      throw error
    }
  }
}

type Body<Called extends Endpoint> = Called['body'] extends z.ZodMiniType ? z.input<Called['body']> : undefined
/** What an endpoint answers when it succeeds. */
export type Reply<Called extends Endpoint> = {
  [Status in keyof Called['replies']]: Called['replies'][Status] extends z.ZodMiniType
    ? z.output<Called['replies'][Status]>
    : undefined
}[keyof Called['replies']]

/** The path of an endpoint with its parameters filled in. */
export function pathOf({ path }: Endpoint, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

type CallOptions<Called extends Endpoint> = {
  params?: Record<string, string | number>
  body?: Body<Called>
  /** Makes a repetition count once, for calls that take such a key. */
  idempotencyKey?: string
  /** Signing in and out: there a 401 does not mean that a session has ended. */
  isSignIn?: boolean
  /** Milliseconds after which the call is given up. */
  patience?: number
}

/** Carries out one call of the contract. */
export async function call<Called extends Endpoint>(
  endpoint: Called,
  { params = {}, body, idempotencyKey, isSignIn = false, patience }: CallOptions<Called>,
): Promise<{ status: number; echo: string | null; reply: Reply<Called> }> {
  try {
    const response = await request(
      pathOf(endpoint, params),
      {
        method: endpoint.method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
      },
      isSignIn,
    )
    if (isSignIn) forgiveLogout()
    const text = await response.text()
    const echo = response.headers.get(IDEMPOTENCY_KEY_HEADER)
    return { status: response.status, echo, reply: (text === '' ? undefined : JSON.parse(text)) as Reply<Called> }
  } catch (error) {
    // What waits on the device believes only our own server that nobody is signed in.
    const isBelieved = error instanceof ApiError && (idempotencyKey === undefined || error.isOurs)
    if (isBelieved && !isSignIn) tellOfEnd(error)
    throw error
  }
}
