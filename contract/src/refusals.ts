import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Any call can be refused before it is looked at: it came too slowly, too large, at a bad moment, or met a bug. */
const OF_EVERY_CALL = ['request-timeout', 'headers-too-large', 'internal-error', 'unavailable'] as const
const OF_A_WRITE = ['bad-request', 'cross-site', 'body-too-large', 'not-json'] as const

/** Every refusal that a call can be met with. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, query, params, isLarge, ownRefusals = [], refusals = {} } = endpoint
  const isWrite = method !== 'GET'
  const isOfOnePerson = access === 'owner' || access === 'private'
  const codes: ErrorCode[] = [
    ...OF_EVERY_CALL,
    ...(isWrite ? OF_A_WRITE : []),
    ...(query || params ? (['bad-request'] as const) : []),
    ...(access !== 'public' ? (['not-signed-in', 'account-deleted'] as const) : []),
    ...(isOfOnePerson ? (['not-yours'] as const) : []),
    ...(isOfOnePerson && isWrite ? (['demo-is-read-only'] as const) : []),
    // Writes of one person and replies that take long to make are counted.
    ...((isWrite && access !== 'public') || isLarge ? (['too-many-attempts'] as const) : []),
    ...ownRefusals,
  ]
  return [...new Set(codes.map((code) => refusals[code] ?? code))]
}
