import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { Refusal } from '@think-twice/contract/errors'
import type { FastifyRequest } from 'fastify'
import { oneAtATime } from '../storage/engine/write-queue.ts'

/** Large replies in flight to one person and overall; an unread reply keeps its bytes in memory. */
const TO_ONE = 8
const IN_ALL = 32

/** Milliseconds to read a reply; the largest page, compressed, needs 15 KB a second. */
const READ_WITHIN = 30_000

/** Milliseconds for a reply that is sent in pieces, each of which has to be read within the time above. */
export const STREAM_WITHIN = 10 * 60_000

const underWay = new Map<string, number>()
let total = 0

/** Admits a large reply and counts it until it is read or the connection closes. */
export function admitLargeReply({ userId, ip }: FastifyRequest, response: ServerResponse): void {
  // The sample data has many readers, so there they are told apart by address.
  const reader = userId === DEMO_USER_ID ? ip : String(userId)
  const own = underWay.get(reader) ?? 0
  if (own >= TO_ONE) throw new Refusal('too-many-attempts', { 'retry-after': '1' })
  if (total >= IN_ALL) throw new Refusal('unavailable', { 'retry-after': '1' })
  underWay.set(reader, own + 1)
  total += 1
  response.once('close', () => {
    const left = (underWay.get(reader) ?? 0) - 1
    if (left > 0) underWay.set(reader, left)
    else underWay.delete(reader)
    total -= 1
  })
}

const inTurn = oneAtATime()

/** Makes large replies one at a time and lets other work run in between. */
export function makeInTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  return inTurn(async () => {
    await setImmediate()
    return make()
  })
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
