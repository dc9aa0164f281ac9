import { getStreak, putStreak } from '@think-twice/contract/streak'
import { knownTimeZone } from '@think-twice/core/activity/days'
import { reply, serve } from '../http/serve.ts'
import { readStreak, recordActiveDay } from '../learning/streak.ts'
import type { Services } from '../services.ts'

export function streakRoutes({ storage, clock }: Services) {
  return [
    serve(getStreak, async ({ userId }) => {
      return reply(200, await storage.read((stores) => readStreak(stores, userId, clock.now())))
    }),

    serve(putStreak, async ({ userId, body }) => {
      const now = clock.now()
      // A wrong clock must not cost a day, so a future time counts as now.
      const activity = { startedAt: Math.min(body.lastActivityDate, now), timeZone: knownTimeZone(body.timeZone), now }
      return reply(200, await storage.transaction((stores) => recordActiveDay(stores, userId, activity)))
    }),
  ]
}
