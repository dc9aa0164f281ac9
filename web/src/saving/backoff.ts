import type { Random } from '@think-twice/core/vocabulary'

/** Milliseconds: the delay before the first retry, and the longest delay. */
const FIRST_DELAY = 1000
const LONGEST_DELAY = 5 * 60 * 1000

/**
 * How long to wait after this many failures in a row: doubling from one second to five minutes, up to half of it random
 * so that many devices do not come back at the same moment.
 */
export function retryDelay(failures: number, random: Random): number {
  const full = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  return full * (0.5 + random() / 2)
}
