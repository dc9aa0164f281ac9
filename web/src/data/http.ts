import { type Endpoint, IDEMPOTENCY_KEY_HEADER, type Reply } from '@think-twice/contract/endpoint'
import { type ErrorCode, type ErrorReply, errorReply, isErrorCode } from '@think-twice/contract/errors'
import * as z from 'zod/mini'
import { parseJson } from '../browser/storage.ts'

/**
 * The only place that fetches. A reply that is not ok throws an ApiError, an unreachable server a TypeError. 304 is the
 * answer to a request that names the copy it has.
 */
export async function send(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init)
  if (response.ok || response.status === 304) return response
  throw new ApiError(response, await response.text())
}

/** The fields of every error of our own server, whatever else a newer one adds. */
const ourError = z.object({ code: z.string(), requestId: z.string() })
const withMessage = z.object({ message: z.string().check(z.minLength(1)) })

/** A reply that is not ok. Its message is `status: body`, or the status text when the body is empty. */
export class ApiError extends Error {
  readonly status: number
  /** The server's reason, in words for a person; null if it gave none. */
  readonly reason: string | null
  /** The name of the refusal, if it is one of ours. */
  readonly code: ErrorCode | null
  /** The fields to blame, if any. */
  readonly issues: NonNullable<ErrorReply['issues']>
  /** Seconds to wait, if the server asked for that. */
  readonly retryAfter: number | null
  /** Did our own server write it, rather than something between it and us? */
  readonly isOurs: boolean
  /** The key that the call carried, if the reply sent it back. */
  readonly echo: string | null

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    this.name = 'ApiError'
    this.status = response.status
    const sent = parseJson(body)
    const refusal = errorReply.safeParse(sent).data
    this.reason = withMessage.safeParse(sent).data?.message ?? null
    this.code = refusal && isErrorCode(refusal.code) ? refusal.code : null
    this.issues = refusal?.issues ?? []
    this.retryAfter = Number(response.headers.get('retry-after')) || null
    this.isOurs = ourError.safeParse(sent).success
    this.echo = response.headers.get(IDEMPOTENCY_KEY_HEADER)
  }
}

/** Why something could not be done, in words for a person, and the field of the request to blame, if any. */
export type FieldProblem = { message: string; field: string | null }

/** The server's reason; `general` if it gave none, with the advice to try again if it was not reached. */
export function problemOf(error: unknown, general: string): FieldProblem {
  if (error instanceof ApiError) return { message: error.reason ?? general, field: error.issues[0]?.field ?? null }
  // A TypeError means that nothing replied, a SyntaxError that something between us and the server did.
  if (error instanceof TypeError || error instanceof SyntaxError)
    return { message: `${general}. Please try again.`, field: null }
  throw error
}

/** The problem with a change that was tried; null if it was made. */
export async function problemWith(change: Promise<unknown>, general: string): Promise<FieldProblem | null> {
  try {
    await change
    return null
  } catch (error) {
    return problemOf(error, general)
  }
}

/**
 * Parses the text of a reply according to the contract, and throws if it does not match: a SyntaxError if it cannot be our
 * server's, as when a portal replies 200 to everything. What a newer server adds to the contract is ignored.
 */
export function readReply<Called extends Endpoint>(endpoint: Called, status: number, text: string): Reply<Called> {
  // The type covers the schemas of all statuses, and the compiler cannot tell that this is one of them.
  return checked(endpoint, status, text) as Reply<Called>
}

function checked({ method, path, replies }: Endpoint, status: number, text: string): unknown {
  const problem = `${method} ${path} replied something else than the contract has.`
  if (!Object.hasOwn(replies, status)) throw new SyntaxError(problem)
  const schema = replies[status]
  if (!schema) return undefined
  const said: unknown = JSON.parse(text)
  const { success, data, error } = schema.safeParse(said)
  if (success) return data
  if (error.issues.every(isOnlyUnknownKeys)) return said
  throw new Error(problem, { cause: error })
}

type Issue = { code?: string; errors?: readonly (readonly Issue[])[] }

function isOnlyUnknownKeys({ code, errors = [] }: Issue): boolean {
  return code === 'unrecognized_keys' || errors.some((issues) => issues.every(isOnlyUnknownKeys))
}
