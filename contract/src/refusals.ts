import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Any call can be refused because it came too slowly, too large or at a bad moment, or because it met a bug. */
const OF_EVERY_CALL = ['request-timeout', 'headers-too-large', 'internal-error', 'unavailable'] as const
const OF_A_WRITE = ['bad-request', 'cross-site', 'body-too-large', 'not-json'] as const

const OF_A_SESSION = ['not-signed-in', 'account-deleted'] as const
const OF_A_WRITE_FOR_ONE = ['demo-is-read-only'] as const
const OF_WHAT_IS_COUNTED = ['too-many-attempts'] as const

/** Every refusal that a call can be met with. */
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
  // A person's writes, and replies that take long to make, are counted.
  const counted = isLarge || (isWrite && access !== 'public') ? OF_WHAT_IS_COUNTED : []
  if (access === 'public') return counted
  if (access === 'session') return [...OF_A_SESSION, ...counted]
  return [...OF_A_SESSION, 'not-yours', ...(isWrite ? OF_A_WRITE_FOR_ONE : []), ...counted]
}
