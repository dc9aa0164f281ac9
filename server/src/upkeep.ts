import { DAY, HOUR } from '@think-twice/core/activity/days'
import type { FastifyBaseLogger } from 'fastify'
import { sweepClasses } from './classes/classes.ts'
import { refreshDemo } from './learning/demo-history.ts'
import type { Services } from './services.ts'

/**
 * Expired sign-ins are kept for a week of use, so that a clock that jumped cannot sign everybody out: with a clock far
 * ahead nobody's sign-in works, and so none is used.
 */
const KEPT_AFTER_END = 7 * DAY

/** Runs the recurring jobs at start and every hour. Returns a function that stops them. */
export async function startUpkeep(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  log: FastifyBaseLogger,
): Promise<() => void> {
  const run = async () => {
    try {
      const now = clock.now()
      await refreshDemo(storage, now)
      await storage.transaction(async (stores) => {
        const { signIns, rateLimits, today } = stores
        const latestUse = (await signIns.latestUse()) ?? now
        const longOver = Math.min(now, latestUse) - KEPT_AFTER_END
        await signIns.sweep(longOver)
        await rateLimits.sweep(now)
        await today.forgetAnswerers(now)
        await sweepClasses(stores, now)
      })
      await storage.clearLog()
    } catch (error) {
      // The next hour tries again, so nothing else needs to happen.
      log.error({ err: error }, 'upkeep failed')
    }
  }
  await run()
  const timer = setInterval(run, HOUR)
  return () => clearInterval(timer)
}
