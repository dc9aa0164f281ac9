import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Large replies in flight to one person and overall; an unread reply keeps its bytes in memory. */
const TO_ONE = 8
const IN_ALL = 32

/** Milliseconds to wait for a place, so that a class that opens the sample data together is served in turn. */
const WAIT = 5000

/** Milliseconds to read a reply; the largest page, compressed, needs 15 KB a second. */
const READ_WITHIN = 30_000

/** Milliseconds for a reply that is sent in pieces, each of which has to be read within the time above. */
export const STREAM_WITHIN = 10 * 60_000

const underWay = new Map<string, number>()
let total = 0
/** Tells those who wait that a large reply has ended. */
const places = new EventEmitter<{ free: [] }>().setMaxListeners(0)

/**
 * Admits a large reply, as soon as there is a place for it, and counts it until it is read or the connection closes.
 * Refuses it when there is none in time.
 */
export async function admitLargeReply(
  { userId, ip }: Pick<FastifyRequest, 'userId' | 'ip'>,
  response: ServerResponse,
  within = WAIT,
): Promise<void> {
  // The sample data has many readers, so there they are told apart by address.
  const reader = userId === DEMO_USER_ID ? ip : String(userId)
  const own = () => underWay.get(reader) ?? 0
  let tooLate: AbortSignal | undefined
  while (own() >= TO_ONE || total >= IN_ALL) {
    tooLate ??= AbortSignal.timeout(within)
    if (tooLate.aborted) {
      throw new Refusal(own() >= TO_ONE ? 'too-many-attempts' : 'unavailable', { 'retry-after': '1' })
    }
    // Its failure only means that it is too late.
    await once(places, 'free', { signal: tooLate }).catch(() => {})
  }
  // The client may have gone while it waited.
  if (response.destroyed) return
  underWay.set(reader, own() + 1)
  total += 1
  response.once('close', () => {
    const left = (underWay.get(reader) ?? 0) - 1
    if (left > 0) underWay.set(reader, left)
    else underWay.delete(reader)
    total -= 1
    places.emit('free')
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Makes large replies one at a time and lets other work run in between. */
export function makeInTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const next = async () => {
    await setImmediate()
    return make()
  }
  const made = last.then(next, next)
  last = made
  return made
}

/** Closes the connection of a client that does not read its reply in time. */
export function limitReading(response: ServerResponse, within = READ_WITHIN): void {
  const timer = setTimeout(() => response.destroy(), within).unref()
  response.once('close', () => clearTimeout(timer))
}

/** Hands on the pieces of a reply; when one of them is not taken in time, the connection is closed. */
export async function* whileRead(
  pieces: AsyncIterable<string>,
  response: ServerResponse,
  within = READ_WITHIN,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const timer = setTimeout(() => response.destroy(), within)
    try {
      yield piece
    } finally {
      clearTimeout(timer)
    }
    // Pieces may come without a pause, so other work gets a turn.
    await setImmediate()
  }
}
