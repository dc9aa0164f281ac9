import { MS_PER_HOUR } from '@think-twice/core/activity/days'
import { entriesOf, isRefused } from './outbox-entries.ts'
import type { OutboxWorld } from './outbox-world.ts'

/** Milliseconds for which the server is trusted to have everything, once it was found to have it. */
const TRUST = MS_PER_HOUR

/** Asks the server whether it still has what it took: once for each page and person, and then from time to time. */
export function createLostCheck({
  store,
  findLost,
  signedInId,
  now,
}: Pick<OutboxWorld, 'store' | 'findLost' | 'signedInId' | 'now'>) {
  /** The person for whom the server was last found to have everything, and when. */
  let trusted: { userId: number; at: number } | null = null
  return {
    /** Once nothing is waiting, puts back what the server has lost; true if there was any. Never throws. */
    async putBackLost(): Promise<boolean> {
      const userId = signedInId()
      if (userId === null || (trusted?.userId === userId && now() - trusted.at < TRUST)) return false
      if (!(await entriesOf(store, userId)).every(isRefused)) return false
      try {
        const lost = await findLost(userId)
        trusted = { userId, at: now() }
        for (const entry of lost) await store.put(entry)
        return lost.length > 0
      } catch (error) {
        console.warn('Whether the server still has everything could not be asked.', error)
        return false
      }
    },

    /** Makes the next check ask the server however recent the last one was, because the server may have changed. */
    distrust(): void {
      trusted = null
    },
  }
}
