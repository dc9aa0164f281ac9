import type { QueryFunctionContext } from '@tanstack/react-query'
import { type Endpoint, IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { send } from './http.ts'
import { sendPendingLogout, settleLogout } from './pending-logout.ts'
import { type Reply, readReply } from './reply.ts'

/** Milliseconds after which nothing is read any more: longer than the server takes for anything. */
const READING_PATIENCE = 20_000
/** Milliseconds that a quiz or a round waits for what only makes it better chosen. */
export const PATIENCE_TO_START = 4000

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
 * nothing is sent in its name.
 */
async function request(path: string, init: RequestInit = {}, isSignIn = false): Promise<Response> {
  const isSettled = await sendPendingLogout()
  // Signing in ends the session that it carries.
  return send(path, { ...init, credentials: isSettled || isSignIn ? 'include' : 'omit' })
}

/**
 * The default way to fetch: a GET to the first element of the query key. A 401 is thrown; the variant for asking who is
 * signed in returns null instead.
 */
export function queryFunction({ on401 }: { on401: 'throw' | 'null' }) {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    try {
      return await (await get(String(queryKey[0]), signal)).json()
    } catch (error) {
      const isUnauthorized = error instanceof ApiError && error.status === 401
      if (isUnauthorized && on401 === 'null') return null
      tellOfEnd(error)
      throw error
    }
  }
}

/** Reads the GET of the contract that stands at a path. */
export async function read<Read extends Endpoint>(
  endpoint: Read,
  path: string,
  signal: AbortSignal,
): Promise<Reply<Read>> {
  try {
    const response = await get(path, signal)
    return readReply(endpoint, response.status, await response.text())
  } catch (error) {
    tellOfEnd(error)
    throw error
  }
}

function get(path: string, signal: AbortSignal): Promise<Response> {
  return request(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(READING_PATIENCE)]) })
}

/** What an endpoint takes. It travels as JSON, so nothing of it is changed on the way. */
export type Body<Called extends Endpoint> = Called['body'] extends z.ZodMiniType
  ? DeepReadonly<z.input<Called['body']>>
  : undefined

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value

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

/** A call that succeeded, as it came back. */
export type Answered = { status: number; echo: string | null; text: string }

/** Carries out one call of the contract, and reads the reply by it. */
export async function call<Called extends Endpoint>(
  endpoint: Called,
  options: CallOptions<Called>,
): Promise<Reply<Called>> {
  const { status, text } = await deliver(endpoint, options)
  return readReply(endpoint, status, text)
}

/** The same for those that want to know how it came back before they read it. */
export async function deliver<Called extends Endpoint>(
  endpoint: Called,
  { params = {}, body, idempotencyKey, isSignIn = false, patience }: CallOptions<Called>,
): Promise<Answered> {
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
    if (isSignIn) settleLogout()
    return {
      status: response.status,
      echo: response.headers.get(IDEMPOTENCY_KEY_HEADER),
      text: await response.text(),
    }
  } catch (error) {
    // What waits on the device believes only our own server that nobody is signed in.
    const isBelieved = error instanceof ApiError && (idempotencyKey === undefined || error.isOurs)
    if (isBelieved && !isSignIn) tellOfEnd(error)
    throw error
  }
}
