import { getStreak, putStreak } from '@think-twice/contract/streak'
import { knownTimeZone, reportedTime } from '@think-twice/core/activity/days'
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
      const startedAt = reportedTime(body.lastActivityDate, now)
      const activity = { startedAt, timeZone: knownTimeZone(body.timeZone), now }
      return reply(200, await storage.transaction((stores) => recordActiveDay(stores, userId, activity)))
    }),
  ]
}
