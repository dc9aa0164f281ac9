import { queryOptions } from '@tanstack/react-query'
import {
  type Body,
  type Endpoint,
  IDEMPOTENCY_KEY_HEADER,
  type ParamName,
  type Reply,
} from '@think-twice/contract/endpoint'
import { latestSignIn } from '../browser/current-user.ts'
import { ApiError, readReply, send } from './http.ts'
import { clearPendingLogout, sendPendingLogout } from './pending-logout.ts'

/** Milliseconds after which a call is abandoned: longer than the server takes for anything. */
export const CALL_TIMEOUT = 20_000
/** Milliseconds that a quiz or a round waits for data that would only improve its selection. */
export const START_TIMEOUT = 4000

/** Called when the server tells a signed-in person that their session, or their account, no longer exists. */
let onSessionEnded = (_: SessionEnd) => {}
export type SessionEnd = 'signed out' | 'account deleted'
export function whenSessionEnds(listener: (how: SessionEnd) => void): void {
  onSessionEnded = listener
}

/**
 * `signIn` is the latest sign-in when the request was sent. A reply that arrives after a newer one concerns the old
 * session, so it is ignored.
 */
function reportSessionEnd(error: unknown, signIn: string | null): void {
  if (!(error instanceof ApiError) || signIn !== latestSignIn()) return
  // A seat that is gone is no session.
  if (error.status === 401 && error.code !== 'no-seat') onSessionEnded('signed out')
  if (error.code === 'account-deleted') onSessionEnded('account deleted')
}

/**
 * Sends a request with cookies. A session that still has to be ended is ended before anything else is sent; until that
 * succeeds, nothing is sent in its name.
 */
export async function request(path: string, init: RequestInit = {}, isSignIn = false): Promise<Response> {
  const isSettled = await sendPendingLogout()
  // Signing in ends the session that the request carries.
  return send(path, { ...init, credentials: isSettled || isSignIn ? 'include' : 'omit' })
}

/** Fetches with a GET from the contract, at a path. A 401 is thrown, and the session then counts as over. */
export function read<Read extends Endpoint>(endpoint: Read, path: string, signal?: AbortSignal): Promise<Reply<Read>> {
  return noticingEnd(() => get(endpoint, path, signal))
}

/** Fetches something; if the server refuses because the session or the account is gone, that ends the session here. */
export async function noticingEnd<Fetched>(attempt: () => Promise<Fetched>): Promise<Fetched> {
  const signIn = latestSignIn()
  try {
    return await attempt()
  } catch (error) {
    reportSessionEnd(error, signIn)
    throw error
  }
}

/** Asks who is signed in: a 401 gives null here, and does not count as the end of a session. */
export async function readUnlessSignedOut<Read extends Endpoint>(
  endpoint: Read,
  path: string,
): Promise<Reply<Read> | null> {
  const signIn = latestSignIn()
  try {
    return await get(endpoint, path)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && signIn === latestSignIn()) return null
    reportSessionEnd(error, signIn)
    throw error
  }
}

async function get<Read extends Endpoint>(endpoint: Read, path: string, signal?: AbortSignal): Promise<Reply<Read>> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT)
  const response = await request(path, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  return readReply(endpoint, response.status, await response.text())
}

/** The values for the parameters that an endpoint's path writes as `:name`: all of them, and no others. */
export type PathParams<Called extends Endpoint> = Readonly<Record<ParamName<Called['path']>, string | number>>

/** The `params` of a call, left out when its path has none. */
type ParamsArgument<Called extends Endpoint> =
  ParamName<Called['path']> extends never ? [params?: never] : [params: PathParams<Called>]

export function pathOf<Called extends Endpoint>({ path }: Called, ...[params]: ParamsArgument<Called>): string {
  return fillPath(path, params)
}

/** Fills in a path with parameters from elsewhere, which the compiler cannot vouch for. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

type DeliveryOptions<Called extends Endpoint> = {
  body?: Body<Called>
  /** Makes a repeated call count once, for calls that take such a key. */
  idempotencyKey?: string
  /** Signing in and out: there a 401 does not mean that a session has ended. */
  isSignIn?: boolean
  /** Milliseconds after which the call is abandoned. */
  timeout?: number
}

type CallOptions<Called extends Endpoint> = DeliveryOptions<Called> &
  (ParamName<Called['path']> extends never ? { params?: never } : { params: PathParams<Called> })

/** The reply of a call that succeeded, not parsed yet. */
export type UnreadReply = { status: number; echo: string | null; text: string }

/** Makes one call from the contract, and reads the reply according to it. */
export async function call<Called extends Endpoint>(
  endpoint: Called,
  options: CallOptions<Called>,
): Promise<Reply<Called>> {
  const { status, text } = await deliver(endpoint, fillPath(endpoint.path, options.params), options)
  const reply = readReply(endpoint, status, text)
  if (options.isSignIn) clearPendingLogout()
  return reply
}

/** Makes one call and returns the reply unread, for callers that first check how it came back. */
export async function deliver<Called extends Endpoint>(
  endpoint: Called,
  path: string,
  { body, idempotencyKey, isSignIn = false, timeout }: DeliveryOptions<Called>,
): Promise<UnreadReply> {
  const signIn = latestSignIn()
  try {
    const response = await request(
      path,
      {
        method: endpoint.method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(timeout !== undefined && { signal: AbortSignal.timeout(timeout) }),
      },
      isSignIn,
    )
    return {
      status: response.status,
      echo: response.headers.get(IDEMPOTENCY_KEY_HEADER),
      text: await response.text(),
    }
  } catch (error) {
    // While something waits on the device, only our own server is believed when it says that a session has ended.
    const isBelieved = error instanceof ApiError && (idempotencyKey === undefined || error.isOurs)
    if (isBelieved && !isSignIn) reportSessionEnd(error, signIn)
    throw error
  }
}

/** The query for a GET from the contract; its key is the path. */
export function endpointQuery<Read extends Endpoint>(
  endpoint: Read,
  params: PathParams<Read>,
  search: Record<string, string> = {},
) {
  const query = new URLSearchParams(search).toString()
  const path = fillPath(endpoint.path, params) + (query && `?${query}`)
  return queryOptions<Reply<Read>>({ queryKey: [path], queryFn: ({ signal }) => read(endpoint, path, signal) })
}
