import { daysOnCalendar } from '@think-twice/core/activity/activity-calendar'
import { type Day, dayOf } from '@think-twice/core/activity/days'
import {
  addActiveDay,
  restedStreakOf,
  type Streak,
  streakOn,
  streakStateOf,
  withActivity,
} from '@think-twice/core/activity/streak'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { newAchievementIds } from '@think-twice/core/rewards/achievements'
import type { TakenLearner } from '../storage/learner.ts'
import type { Stores } from '../storage/stores.ts'
import { saveMoves } from './save-moves.ts'

/** A streak and when the latest activity began: milliseconds since 1970, null before the first. */
export type DatedStreak = Streak & { lastActivityDate: number | null }

/** The streak at `now` in the time zone of the latest activity, and the active days of the latest weeks. */
export async function readStreak(
  stores: Stores,
  userId: number,
  now: number,
): Promise<DatedStreak & { activeDays: Day[]; restDays: Day[]; hasRestEarned: boolean }> {
  const { timeZone, lastActivityAt } = await stores.learners.find(userId)
  const today = dayOf(now, timeZone ?? undefined)
  const days = await stores.streak.days(userId)
  const { restDays, ...streak } = restedStreakOf(days, today)
  return {
    ...streak,
    lastActivityDate: lastActivityAt,
    activeDays: daysOnCalendar(days, today),
    restDays: daysOnCalendar(restDays, today),
  }
}

/** Records that the learner was active; returns the streak at `now`, in milliseconds since 1970 as `startedAt` is. */
export async function recordActiveDay(
  stores: Stores,
  userId: number,
  activity: { startedAt: number; timeZone: string | undefined; now: number },
): Promise<DatedStreak> {
  const learner = await stores.learners.take(userId)
  const snapshot = await stores.snapshots.read(userId, '')
  const { active, newDay, streak } = await activeLearner(stores, userId, learner, activity)
  const { longestStreak } = streak
  const achievementIds = newAchievementIds(ACHIEVEMENTS, snapshot.achievementIds, { longestStreak })
  await saveMoves(stores, userId, { learner: active, newDay, achievementIds }, activity.now)
  return streak
}

/** The learner after an activity, its day if that is new, and the streak at `now`. */
export async function activeLearner(
  stores: Stores,
  userId: number,
  learner: TakenLearner,
  { startedAt, timeZone, now }: { startedAt: number; timeZone: string | undefined; now: number },
): Promise<{ active: TakenLearner; newDay: Day | null; streak: DatedStreak }> {
  const latest = withActivity(learner, { startedAt, timeZone })
  const day = dayOf(startedAt, timeZone)
  const state =
    (learner.streak && addActiveDay(learner.streak, day)) ??
    // Never empty, because this day is among them.
    streakStateOf([...(await stores.streak.days(userId)), day])!
  const today = dayOf(now, latest.timeZone ?? undefined)
  return {
    active: { ...latest, streak: state },
    newDay: day === learner.streak?.lastDay ? null : day,
    streak: { ...streakOn(state, today), lastActivityDate: latest.lastActivityAt },
  }
}
