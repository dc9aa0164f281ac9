import type { Endpoint } from '@think-twice/contract/endpoint'
import { ApiError } from '../data/api-error.ts'

/** Statuses that put the entry itself at fault, so that sending it again cannot help. */
const FINAL = [409, 413, 422]

/**
 * Does this reply say that the entry is saved? A captive portal or a proxy may answer 200 to anything; only our server
 * sends the entry's key back, with a status from the contract.
 */
export function isAcknowledged(
  endpoint: Endpoint,
  key: string,
  reply: { status: number; echo: string | null },
): boolean {
  return Object.hasOwn(endpoint.replies, reply.status) && reply.echo === key
}

/** Has our server refused the entry for good? Replies from a proxy, or from a server being replaced, are not final. */
export function isRefusedForGood(key: string, error: unknown): error is ApiError {
  return error instanceof ApiError && FINAL.includes(error.status) && error.isOurs && error.echo === key
}

/**
 * Was there any reply at all? If not, the connection is to blame, and the other waiting entries would fare no better.
 */
export function wasAnswered(error: unknown): boolean {
  return error instanceof ApiError
}
