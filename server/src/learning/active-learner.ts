import { type Day, dayOf } from '@think-twice/core/activity/days'
import { addActiveDay, type Streak, streakOn, streakStateOf, withActivity } from '@think-twice/core/activity/streak'
import type { TakenLearner } from '../storage/learner.ts'
import type { Stores } from '../storage/stores.ts'

/** A streak and when the latest activity began: milliseconds since 1970, null before the first. */
export type DatedStreak = Streak & { lastActivityDate: number | null }

/**
 * The learner after an activity, its day if that is new, and the streak at `now`, in milliseconds since 1970 as
 * `startedAt` is; nothing is saved yet.
 */
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
