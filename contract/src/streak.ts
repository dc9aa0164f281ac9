import * as z from 'zod/mini'
import { earnedAchievement } from './achievements.ts'
import { endpoint } from './endpoint.ts'
import { count, day, time, timeZone } from './fields.ts'

/** The current and the longest streak, in days. */
export const streak = z.strictObject({
  currentStreak: count,
  longestStreak: count,
  /** When the latest activity began; null before the first. */
  lastActivityDate: z.nullable(time),
})

export const getStreak = endpoint({
  method: 'GET',
  path: '/api/users/:id/streak',
  access: 'owner',
  summary: 'Reads the streak as of today, with the days of the last 26 weeks that had any activity.',
  replies: {
    /** The active days in the learner's own calendar, oldest first. */
    200: z.extend(streak, {
      activeDays: z.array(day),
      /** Missed days of the current run that earned rest days cover. */
      restDays: z.array(day),
      /** Is there an earned rest day left? */
      hasRestEarned: z.boolean(),
    }),
  },
})

export const putStreak = endpoint({
  method: 'PUT',
  path: '/api/users/:id/streak',
  access: 'owner',
  summary: 'Adds the day of an activity; late and repeated ones change nothing else.',
  body: z.strictObject({
    /** When the activity began; a time ahead of the clock, or before 2026, counts as now. */
    lastActivityDate: time,
    timeZone: z.exactOptional(timeZone),
  }),
  replies: {
    200: z.extend(streak, {
      /** Those just awarded; absent if there are none. */
      achievements: z.exactOptional(z.array(earnedAchievement)),
    }),
  },
})
