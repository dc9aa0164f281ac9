import {
  type Body,
  type Endpoint,
  IDEMPOTENCY_KEY_HEADER,
  type ParamName,
  type Reply,
} from '@think-twice/contract/endpoint'
import { ApiError } from './api-error.ts'
import { send } from './http.ts'
import { sendPendingLogout, settleLogout } from './pending-logout.ts'
import { readReply } from './reply.ts'

/** Milliseconds after which a call is given up: longer than the server takes for anything. */
export const PATIENCE = 20_000
/** Milliseconds that a quiz or a round waits for what only makes it better chosen. */
export const PATIENCE_TO_START = 4000

/** Called when the server answers a signed-in person that their session, or their account, is no more. */
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

/** The way to fetch: a GET of the contract, at a path. A 401 is thrown, and the session then counts as over. */
export async function read<Read extends Endpoint>(
  endpoint: Read,
  path: string,
  signal?: AbortSignal,
): Promise<Reply<Read>> {
  try {
    return await get(endpoint, path, signal)
  } catch (error) {
    tellOfEnd(error)
    throw error
  }
}

/** Asks who is signed in: a 401 gives null here, and does not count as the end of a session. */
export async function readUnlessSignedOut<Read extends Endpoint>(
  endpoint: Read,
  path: string,
): Promise<Reply<Read> | null> {
  try {
    return await get(endpoint, path)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    tellOfEnd(error)
    throw error
  }
}

async function get<Read extends Endpoint>(endpoint: Read, path: string, signal?: AbortSignal): Promise<Reply<Read>> {
  const patience = AbortSignal.timeout(PATIENCE)
  const response = await request(path, { signal: signal ? AbortSignal.any([signal, patience]) : patience })
  return readReply(endpoint, response.status, await response.text())
}

/** The values of the parameters that an endpoint's path writes as `:name`: each of them, and no other. */
export type PathParams<Called extends Endpoint> = Readonly<Record<ParamName<Called['path']>, string | number>>

/** The `params` of a call, left out where its path has none. */
type ParamsArgument<Called extends Endpoint> =
  ParamName<Called['path']> extends never ? [params?: never] : [params: PathParams<Called>]

/** The path of an endpoint with its parameters filled in. */
export function pathOf<Called extends Endpoint>({ path }: Called, ...[params]: ParamsArgument<Called>): string {
  return fillPath(path, params)
}

/** Fills in a path with parameters from elsewhere, for which the compiler cannot vouch. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

type DeliveryOptions<Called extends Endpoint> = {
  body?: Body<Called>
  /** Makes a repetition count once, for calls that take such a key. */
  idempotencyKey?: string
  /** Signing in and out: there a 401 does not mean that a session has ended. */
  isSignIn?: boolean
  /** Milliseconds after which the call is given up. */
  patience?: number
}

type CallOptions<Called extends Endpoint> = DeliveryOptions<Called> &
  (ParamName<Called['path']> extends never ? { params?: never } : { params: PathParams<Called> })

/** The reply of a call that succeeded, not read yet. */
export type UnreadReply = { status: number; echo: string | null; text: string }

/** Carries out one call of the contract, and reads the reply by it. */
export async function call<Called extends Endpoint>(
  endpoint: Called,
  options: CallOptions<Called>,
): Promise<Reply<Called>> {
  const { status, text } = await deliver(endpoint, fillPath(endpoint.path, options.params), options)
  return readReply(endpoint, status, text)
}

/** Carries out one call and returns the reply unread, for those that look first how it came back. */
export async function deliver<Called extends Endpoint>(
  endpoint: Called,
  path: string,
  { body, idempotencyKey, isSignIn = false, patience }: DeliveryOptions<Called>,
): Promise<UnreadReply> {
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
    // Only our own server is believed that a session has ended while something waits on the device.
    const isBelieved = error instanceof ApiError && (idempotencyKey === undefined || error.isOurs)
    if (isBelieved && !isSignIn) tellOfEnd(error)
    throw error
  }
}
