import { getStreak, putStreak } from '@think-twice/contract/learning'
import { daysOnCalendar } from '@think-twice/core/activity/activity-calendar'
import { dayOf, knownTimeZone, reportedTime } from '@think-twice/core/activity/days'
import { streakOf } from '@think-twice/core/activity/streak'
import { reply, serve } from '../http/serve.ts'
import { recordActiveDay } from '../learning/streak.ts'
import type { Services } from '../services.ts'

export function streakRoutes({ storage, clock }: Services) {
  return [
    serve(getStreak, async ({ userId }) => {
      const { days, timeZone, lastActivityAt } = await storage.read(async (stores) => ({
        ...(await stores.learners.find(userId)),
        days: await stores.streak.days(userId),
      }))
      const today = dayOf(clock.now(), timeZone)
      const { restDays, ...streak } = streakOf(days, today)
      return reply(200, {
        ...streak,
        lastActivityDate: lastActivityAt,
        activeDays: daysOnCalendar(days, today),
        restDays: daysOnCalendar(restDays, today),
      })
    }),

    serve(putStreak, async ({ userId, body }) => {
      const now = clock.now()
      const startedAt = reportedTime(body.lastActivityDate, now)
      const activity = { startedAt, timeZone: knownTimeZone(body.timeZone), now }
      return reply(200, await storage.transaction((stores) => recordActiveDay(stores, userId, activity)))
    }),
  ]
}
