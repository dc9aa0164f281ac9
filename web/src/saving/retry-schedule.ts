import { DAY } from '@think-twice/core/activity/days'
import type { Random } from '@think-twice/core/vocabulary'

/** Milliseconds: the delay before the first retry, and the longest delay. */
const FIRST_DELAY = 1000
const LONGEST_DELAY = 5 * 60 * 1000
/** The longest that a server or a proxy may ask to wait; a browser's timer of 25 days or more would run at once. */
const LONGEST_ASKED = DAY

type Retry = { failures: number; dueAt: number }

/**
 * When each entry that could not be sent is tried again, so that one that always fails does not hold up the others.
 * Times are milliseconds on a clock that never jumps.
 */
export function createRetrySchedule(random: Random) {
  const retries = new Map<string, Retry>()
  return {
    /** `asked`: how long the server asked us to wait, in milliseconds. */
    failed(id: string, now: number, asked: number): void {
      const failures = (retries.get(id)?.failures ?? 0) + 1
      retries.set(id, { failures, dueAt: now + Math.max(Math.min(asked, LONGEST_ASKED), retryDelay(failures, random)) })
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

    /** Milliseconds until the first of these entries is due; null if none has failed. */
    nextIn(ids: readonly string[], now: number): number | null {
      const due = ids.flatMap((id) => retries.get(id)?.dueAt ?? [])
      return due.length === 0 ? null : Math.max(0, Math.min(...due) - now)
    },
  }
}

/**
 * The delay after this many failures in a row: doubling from one second to five minutes, up to half of it random
 * so that many devices do not come back at the same moment.
 */
function retryDelay(failures: number, random: Random): number {
  const full = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  return full * (0.5 + random() / 2)
}
