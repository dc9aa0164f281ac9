import { pino } from 'pino'
import { messageOf } from '../error-fields.ts'

/** Bytes of lines that wait for a place to be written to; what is beyond is dropped. */
const MOST_WAITING = 1024 * 1024

/**
 * Where the log goes: standard output. While that cannot be written, as on a full disk, the server goes on without; lines
 * wait, and follow once there is room.
 */
export function openLogStream(): ReturnType<typeof pino.destination> {
  const stream = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING })
  let isKnown = false
  stream.on('error', (error: Error) => {
    if (isKnown) return
    isKnown = true
    console.error(`The log cannot be written (${messageOf(error)}); the server goes on without it.`)
  })
  return stream
}
