import { writeSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { codeOf, messageOf } from '../error-fields.ts'

/**
 * Logs one line per request from an allow-list. It holds the route's pattern, not the address, so that no id, name,
 * token or query value gets into the log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        userId: request.userId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

/** Bytes of lines that may wait; lines beyond that are dropped. */
export const MOST_WAITING = 1024 * 1024
/** Milliseconds until the waiting lines are tried again. */
export const TRIED_AGAIN_AFTER = 10

/**
 * Where the log goes: an open file, standard output by default. While it can't be written, because the disk is full or
 * its reader is slow, the server goes on; lines wait, and follow once there is room. Pino's own stream gives up once it
 * holds as many lines as it may, and after a fatal line it retries a full disk forever.
 */
export function openLogStream(file = 1): { write: (line: string) => void } {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let dropped = 0
  let isKnown = false
  let isTriedLater = false

  const writeWaiting = () => {
    let unwritten = Buffer.concat(waiting)
    try {
      while (unwritten.length > 0) unwritten = unwritten.subarray(writeSync(file, unwritten))
    } catch (error) {
      isTriedLater = true
      setTimeout(writeWaiting, TRIED_AGAIN_AFTER).unref()
      // EAGAIN only means that the reader is slow.
      if (isKnown || codeOf(error) === 'EAGAIN') return
      isKnown = true
      console.error(`The log cannot be written (${messageOf(error)}); the server goes on without it.`)
      return
    } finally {
      waiting = [unwritten]
      waitingBytes = unwritten.length
    }
    isTriedLater = false
    if (isKnown || dropped > 0) console.error(`The log is being written again. Lines missing from it: ${dropped}.`)
    isKnown = false
    dropped = 0
  }

  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (waitingBytes + bytes.length > MOST_WAITING) {
        dropped += 1
        return
      }
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (!isTriedLater) writeWaiting()
    },
  }
}
