import type { Random } from '@think-twice/core/vocabulary'
import { retryDelay } from './backoff.ts'

type Retry = { failures: number; dueAt: number }

export type RetrySchedule = ReturnType<typeof createRetrySchedule>

/**
 * When each entry that could not be sent is tried again, so that one that always fails does not hold up the others.
 * Times are milliseconds since 1970.
 */
export function createRetrySchedule(random: Random) {
  const retries = new Map<string, Retry>()
  return {
    /** `asked`: how long the server asked us to wait, in milliseconds. */
    failed(id: string, now: number, asked: number): void {
      const failures = (retries.get(id)?.failures ?? 0) + 1
      retries.set(id, { failures, dueAt: now + Math.max(asked, retryDelay(failures, random)) })
    },

    done(id: string): void {
      retries.delete(id)
    },

    isDue(id: string, now: number): boolean {
      return (retries.get(id)?.dueAt ?? 0) <= now
    },

    /** Puts the entries with the fewest failures first; those with equally many keep their order. */
    inOrder<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
      const failuresOf = ({ id }: Entry) => retries.get(id)?.failures ?? 0
      return [...entries].sort((one, other) => failuresOf(one) - failuresOf(other))
    },

    /** Milliseconds until the first of these entries is due; null if none is waiting. */
    nextIn(ids: readonly string[], now: number): number | null {
      const due = ids.flatMap((id) => retries.get(id)?.dueAt ?? [])
      return due.length === 0 ? null : Math.max(0, Math.min(...due) - now)
    },
  }
}
