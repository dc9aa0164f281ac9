import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { DEMO_USER_ID, type Endpoint } from '@think-twice/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { createSemaphore, createSemaphores } from '../semaphore.ts'

/** Large replies at once, to one reader and in all, because a reply keeps its bytes in memory until it is read. */
const PAGES = { toOne: createSemaphores(8), inAll: createSemaphore(32) }
const EXPORTS = { toOne: createSemaphores(1), inAll: createSemaphore(4) }

/** Milliseconds in which a reply has to be read. The largest page, compressed, needs 8 KB a second. */
export const READ_WITHIN = 60_000

/** Destroys a response that has not ended after `within` milliseconds. */
export function closeUnread(response: ServerResponse, within: number): void {
  const timer = setTimeout(() => response.destroy(), within).unref()
  response.once('close', () => clearTimeout(timer))
}

/**
 * Waits for a place for a large reply, and keeps it until the reply is read or the connection closes. Readers who wait
 * too long run into the handler's time limit.
 */
export async function admitLargeReply(
  { isExport }: Pick<Endpoint, 'isExport'>,
  { userId, ip }: Pick<FastifyRequest, 'userId' | 'ip'>,
  response: ServerResponse,
): Promise<void> {
  const { toOne, inAll } = isExport ? EXPORTS : PAGES
  // The sample data has many readers, so there they are told apart by address.
  const reader = userId === DEMO_USER_ID ? ip : String(userId)
  for (const take of [() => toOne.take(reader), inAll.take]) {
    const free = await take()
    // The client may have gone while it waited.
    if (response.destroyed || response.closed) free()
    else response.once('close', free)
  }
}

const turns = createSemaphore(1)

/** Makes large replies one at a time and lets other work run in between. */
export async function makeInTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const free = await turns.take()
  try {
    await setImmediate()
    return await make()
  } finally {
    free()
  }
}
