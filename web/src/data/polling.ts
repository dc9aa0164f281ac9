import type { Endpoint, Reply } from '@think-twice/contract/endpoint'
import { noticingEnd, request } from './api.ts'
import { readReply } from './http.ts'

/** Milliseconds between two polls of something that others change. */
const POLL_EVERY = 2000
/** Milliseconds after which a poll is given up, so that the next can use a network that is back. */
export const POLL_TIMEOUT = 6000

/** The latest reply at each path, and its tag; it is used again as long as the server says that nothing has changed. */
const latest = new Map<string, { tag: string; reply: unknown }>()

/** Reads what is polled: a reply that has not changed costs the server a comparison and the network a few bytes. */
export async function poll<Read extends Endpoint>(
  endpoint: Read,
  path: string,
  signal: AbortSignal,
): Promise<Reply<Read>> {
  return noticingEnd(async () => {
    const known = latest.get(path)
    const response = await request(path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_TIMEOUT)]),
      ...(known && { headers: { 'if-none-match': known.tag } }),
    })
    // The reply kept for this path was read with this endpoint.
    if (known && response.status === 304) return known.reply as Reply<Read>
    const reply = readReply(endpoint, response.status, await response.text())
    const tag = response.headers.get('etag')
    if (tag !== null) latest.set(path, { tag, reply })
    return reply
  })
}

/** Options of a query that polls: every two seconds, and at once when the device wakes up. */
export const FOLLOWED = {
  refetchInterval: POLL_EVERY,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  refetchOnMount: 'always',
} as const
