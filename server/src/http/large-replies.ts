import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { DEMO_USER_ID, type Endpoint } from '@think-twice/contract/endpoint'
import type { FastifyRequest } from 'fastify'

/**
 * Large replies at once, to one reader and in all, because an unread reply keeps its bytes in memory; and the
 * milliseconds in which each has to be read. The largest page, compressed, needs 15 KB a second.
 */
const PAGES = { toOne: createPlacesByReader(8), inAll: createPlaces(32), readWithin: 30_000 }
/** An export is sent whole, however large, so a slow connection gets minutes. */
const EXPORTS = { toOne: createPlacesByReader(1), inAll: createPlaces(2), readWithin: 10 * 60_000 }

/** Closes the connection of a client that does not read its reply in time. */
export function limitReading(endpoint: Endpoint | undefined, response: ServerResponse): void {
  closeUnread(response, (endpoint?.isExport ? EXPORTS : PAGES).readWithin)
}

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
  for (const take of [() => toOne(reader), inAll]) {
    const free = await take()
    // The client may have gone while it waited.
    if (response.destroyed || response.closed) free()
    else response.once('close', free)
  }
}

/** A semaphore with a queue: resolves to a function that frees the place. */
export function createPlaces(count: number): () => Promise<() => void> {
  let free = count
  const waiting: (() => void)[] = []
  return async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    return () => {
      // The place goes to the next in line, so `free` stays the same.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

function createPlacesByReader(count: number) {
  const readers = new Map<string, { take: () => Promise<() => void>; users: number }>()
  return async (reader: string): Promise<() => void> => {
    const places = readers.get(reader) ?? { take: createPlaces(count), users: 0 }
    readers.set(reader, places)
    places.users += 1
    const free = await places.take()
    return () => {
      free()
      places.users -= 1
      if (places.users === 0) readers.delete(reader)
    }
  }
}

const takeTurn = createPlaces(1)

/** Makes large replies one at a time and lets other work run in between. */
export async function makeInTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const free = await takeTurn()
  try {
    await setImmediate()
    return await make()
  } finally {
    free()
  }
}
