import { type Day, dayOf } from '@think-twice/core/activity/days'
import { withActivity } from '@think-twice/core/activity/latest-activity'
import { addActiveDay, streakOn, streakStateOf } from '@think-twice/core/activity/streak'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { required } from '@think-twice/core/required'
import { newAchievementIds } from '@think-twice/core/rewards/achievements'
import type { ChangingLearner } from '../storage/learning/learner.ts'
import type { EarnedAchievement } from '../storage/rewards/achievements.ts'
import type { Stores } from '../storage/stores.ts'
import type { DatedStreak } from './changes-encoding.ts'
import { saveChanges } from './save-changes.ts'

/** An activity that began at `startedAt`, as seen at `now`; both in milliseconds since 1970. */
type Activity = { startedAt: number; timeZone: string | undefined; now: number }

/**
 * Records that a learner was active, whatever it was; returns the streak, and the achievements earned if there are any.
 */
export async function recordActiveDay(
  stores: Stores,
  userId: number,
  activity: Activity,
): Promise<DatedStreak & { achievements?: EarnedAchievement[] }> {
  const learner = await stores.learners.take(userId)
  const held = await stores.achievements.ids(userId)
  const { active, newDay, streak } = await activeLearner(stores, userId, learner, activity)
  const achievementIds = newAchievementIds(ACHIEVEMENTS, held, { longestStreak: streak.longestStreak })
  await saveChanges(stores, userId, { learner: active, newDay, achievementIds }, activity.now)
  const achievements = achievementIds.map((achievementId) => ({ achievementId, earnedAt: activity.now }))
  return { ...streak, ...(achievements.length > 0 && { achievements }) }
}

/** The learner after an activity, its day if that is new, and the streak now. */
export async function activeLearner(
  stores: Stores,
  userId: number,
  learner: ChangingLearner,
  { startedAt, timeZone, now }: Activity,
): Promise<{ active: ChangingLearner; newDay: Day | null; streak: DatedStreak }> {
  const latest = withActivity(learner, { startedAt, timeZone })
  const day = dayOf(startedAt, timeZone)
  const state =
    (learner.streak && addActiveDay(learner.streak, day)) ??
    required(streakStateOf([...(await stores.streak.days(userId)), day]), 'a streak of at least this day')
  const today = dayOf(now, latest.timeZone ?? undefined)
  return {
    active: { ...latest, streak: state },
    newDay: day === learner.streak?.lastDay ? null : day,
    streak: { ...streakOn(state, today), lastActivityDate: latest.lastActivityAt },
  }
}
