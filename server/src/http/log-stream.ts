import { writeSync } from 'node:fs'
import { codeOf, messageOf } from '../error-fields.ts'

/** Bytes of lines that wait for a place to be written to; what is beyond is dropped. */
export const MOST_WAITING = 1024 * 1024
/** Milliseconds until what waits is tried again. */
const TRIED_AGAIN_AFTER = 10

/**
 * Where the log goes: an open file, by default standard output. While that cannot be written, as on a full disk, or its
 * reader is slow, the server goes on; lines wait, and follow once there is room. Pino's own stream tries nothing more once
 * as much waits as may, and after a fatal line it tries a full disk for ever.
 */
export function openLogStream(file = 1): { write: (line: string) => void } {
  let waiting = Buffer.alloc(0)
  let dropped = 0
  let isKnown = false
  let isTriedLater = false

  const writeWaiting = () => {
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(file, waiting))
    } catch (error) {
      isTriedLater = true
      setTimeout(writeWaiting, TRIED_AGAIN_AFTER).unref()
      // A slow reader has not failed.
      if (isKnown || codeOf(error) === 'EAGAIN') return
      isKnown = true
      console.error(`The log cannot be written (${messageOf(error)}); the server goes on without it.`)
      return
    }
    isTriedLater = false
    if (isKnown || dropped > 0) console.error(`The log is written again; ${dropped} lines of it are missing.`)
    isKnown = false
    dropped = 0
  }

  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (waiting.length + bytes.length > MOST_WAITING) {
        dropped += 1
        return
      }
      waiting = Buffer.concat([waiting, bytes])
      if (!isTriedLater) writeWaiting()
    },
  }
}
