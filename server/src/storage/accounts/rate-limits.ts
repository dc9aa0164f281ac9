import type { Connection } from '../engine/engine.ts'

/** Counts of the calls that are limited. The limiter itself writes them, on its own connection (`engine/limiter.ts`). */
export function rateLimitStore(connection: Connection) {
  return {
    /** Deletes the counts that were forgotten before `time`, in milliseconds since 1970. */
    async sweep(time: number): Promise<void> {
      await connection.deleteFrom('rateLimit').where('expire', '<', time).execute()
    },
  }
}
