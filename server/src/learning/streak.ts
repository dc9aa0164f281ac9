import { type Day, dayOf, withActivity } from '@think-twice/core/activity/days'
import { addActiveDay, type Streak, type StreakState, streakOn, streakStateOf } from '@think-twice/core/activity/streak'
import { required } from '@think-twice/core/required'
import type { ChangingLearner } from '../storage/learning/learners.ts'
import type { EarnedAchievement } from '../storage/learning/learning.ts'
import type { Stores } from '../storage/stores.ts'
import { awardAchievements } from './achievements.ts'

/** An activity that began at `startedAt`, as seen at `now`; both in milliseconds since 1970. */
type Activity = { startedAt: number; timeZone: string | undefined; now: number }

/** A streak and when the latest activity began: milliseconds since 1970, null before the first. */
export type DatedStreak = Streak & { lastActivityDate: number | null }

/** Records that a learner was active, whatever it was; returns the streak, and the achievements earned if there are any. */
export async function recordActiveDay(
  stores: Stores,
  userId: number,
  activity: Activity,
): Promise<DatedStreak & { achievements?: EarnedAchievement[] }> {
  const streak = await addActivity(stores, userId, await stores.learners.take(userId), activity)
  const achievements = await awardAchievements(stores, userId, { longestStreak: streak.longestStreak }, activity)
  return { ...streak, ...(achievements.length > 0 && { achievements }) }
}

/** Saves the learner as they are after an activity, with its day, and returns the streak now. */
export async function addActivity(
  { learners, streak }: Stores,
  userId: number,
  learner: ChangingLearner,
  { startedAt, timeZone, now }: Activity,
): Promise<DatedStreak> {
  const day = dayOf(startedAt, timeZone)
  const active = {
    ...withActivity(learner, { startedAt, timeZone }),
    streak: (learner.streak && addActiveDay(learner.streak, day)) ?? stateWith(day, await streak.days(userId)),
  }
  await learners.save(userId, active)
  if (day !== learner.streak?.lastDay) await streak.add(userId, day)
  return streakNow(active, now)
}

/** A day before the latest one changes runs that are over, so it is counted with all days. */
function stateWith(day: Day, days: readonly Day[]): StreakState {
  return required(streakStateOf([...days, day]), 'a streak of at least this day')
}

/** The streak of a learner who has been active, as of `now`. */
export function streakNow({ streak, timeZone, lastActivityAt }: ChangingLearner, now: number): DatedStreak {
  const today = dayOf(now, timeZone)
  return { ...streakOn(required(streak, 'the streak of an active learner'), today), lastActivityDate: lastActivityAt }
}
