import { CALENDAR_WEEKS } from '@think-twice/core/activity/activity-calendar'
import { addDays, type Day, dayOf } from '@think-twice/core/activity/days'
import { restedStreakOf, streakOf } from '@think-twice/core/activity/streak'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { type Delivery, type Encounter, encountersOf } from '@think-twice/core/learning/encounters'
import { answeredProgress, masteredCount, type ProgressRecord } from '@think-twice/core/learning/mastery'
import { earnedAchievements, type LearnerEvidence } from '@think-twice/core/rewards/achievements'
import { advancePaths, completedPaths, type PathEvidence } from '@think-twice/core/rewards/learning-paths'
import type { EarnedAchievement } from '../storage/achievements.ts'
import type { Learner } from '../storage/learner.ts'
import type { KeptResult } from '../storage/quiz-results.ts'
import type { Stores } from '../storage/stores.ts'
import { findConcept } from './catalogue.ts'
import type { Changes } from './changes.ts'
import type { StreakReading } from './streak-reading.ts'
import { trackProgress } from './track-progress.ts'

/**
 * Records everything a finished quiz changes: progress, the day it started, learning paths and achievements. The
 * transaction must hold `learner`; `now` is milliseconds since 1970.
 */
export async function recordFinishedQuiz(
  stores: Stores,
  userId: number,
  learner: Learner,
  { result, timeZone, now }: { result: KeptResult; timeZone: string | undefined; now: number },
): Promise<Changes> {
  const { id, timestamp, timeSpent, mode, score } = result
  const delivery = { id, at: timestamp, day: dayOf(timestamp, timeZone) }
  const { moved, all: progress } = await trackProgress(stores, userId, encountersOf(result, findConcept), delivery)

  const { finishedQuizzes } = learner
  const active = { ...learner, finishedQuizzes: finishedQuizzes + 1 }
  const startedAt = Math.max(0, timestamp - timeSpent * 1000)
  const streak = await addDay(stores, userId, active, { startedAt, timeZone, now })

  const { learningPaths, granted } = await advance(
    stores,
    userId,
    { results: [{ mode, score, timestamp }], progress },
    now,
  )
  const evidence = {
    ...masteryEvidence(progress),
    quizzesFinished: active.finishedQuizzes,
    score,
    longestStreak: streak.longestStreak,
  }
  const achievements = await award(stores, userId, evidence, granted, now)
  return { progress: moved.map(answeredProgress), streak, achievements, learningPaths }
}

/** Records one practice answer; returns its record (mastery rounded) and the achievements earned. */
export async function recordPractice(
  stores: Stores,
  userId: number,
  encounter: Encounter,
  { now, ...delivery }: Delivery & { now: number },
): Promise<{ record: ProgressRecord; achievements: EarnedAchievement[] }> {
  const { moved, all: progress } = await trackProgress(stores, userId, [encounter], delivery)
  const { granted } = await advance(stores, userId, { results: [], progress }, now)
  const achievements = await award(stores, userId, masteryEvidence(progress), granted, now)
  return { record: answeredProgress(moved[0]!), achievements }
}

export async function recordActiveDay(
  stores: Stores,
  userId: number,
  activity: { startedAt: number; timeZone: string | undefined; now: number },
): Promise<StreakReading> {
  const learner = await stores.learners.take(userId)
  const streak = await addDay(stores, userId, learner, activity)
  await award(stores, userId, { longestStreak: streak.longestStreak }, [], activity.now)
  return streak
}

/** The streak at `now` in the time zone of the latest activity, and the active days of the latest weeks. */
export async function readStreak(
  stores: Stores,
  userId: number,
  now: number,
): Promise<StreakReading & { activeDays: Day[]; restDays: Day[]; hasRestEarned: boolean }> {
  const { timeZone, lastActivityAt } = await stores.learners.find(userId)
  const today = dayOf(now, timeZone ?? undefined)
  const firstDay = addDays(today, 1 - 7 * CALENDAR_WEEKS)
  const days = await stores.streak.days(userId)
  const { restDays, ...streak } = restedStreakOf(days, today)
  return {
    ...streak,
    lastActivityDate: lastActivityAt,
    activeDays: days.filter((day) => day >= firstDay).sort(),
    restDays: restDays.filter((day) => day >= firstDay),
  }
}

async function addDay(
  stores: Stores,
  userId: number,
  learner: Learner,
  { startedAt, timeZone, now }: { startedAt: number; timeZone: string | undefined; now: number },
): Promise<StreakReading> {
  const isLatest = learner.lastActivityAt === null || startedAt >= learner.lastActivityAt
  const active = isLatest ? { ...learner, lastActivityAt: startedAt, timeZone: timeZone ?? null } : learner
  await stores.learners.save(userId, active)
  await stores.streak.add(userId, dayOf(startedAt, timeZone))
  return streakAt(stores, userId, active, now)
}

async function streakAt(
  stores: Stores,
  userId: number,
  { timeZone, lastActivityAt }: Learner,
  now: number,
): Promise<StreakReading> {
  const today = dayOf(now, timeZone ?? undefined)
  return { ...streakOf(await stores.streak.days(userId), today), lastActivityDate: lastActivityAt }
}

/** Advances the learner's paths; returns those that moved and the achievements granted by completed ones. */
async function advance(stores: Stores, userId: number, evidence: PathEvidence, now: number) {
  const open = (await stores.learningPaths.list(userId)).filter(({ completedAt }) => completedAt === null)
  const [firstStart] = open.map(({ startedAt }) => startedAt).sort((one, other) => one - other)
  const earlier = firstStart === undefined ? [] : await stores.quizResults.scoresSince(userId, firstStart)
  const sinceStart = { ...evidence, results: [...earlier, ...evidence.results] }
  const learningPaths = advancePaths(LEARNING_PATHS, open, sinceStart, now)
  await stores.learningPaths.save(userId, learningPaths)
  const granted = completedPaths(LEARNING_PATHS, learningPaths).flatMap(({ achievementIds }) => achievementIds)
  return { learningPaths, granted }
}

/** Awards what the evidence earns and what paths grant, each once; returns the new ones. */
async function award(
  stores: Stores,
  userId: number,
  evidence: LearnerEvidence,
  granted: readonly string[],
  now: number,
): Promise<EarnedAchievement[]> {
  const held = new Set((await stores.achievements.list(userId)).map(({ achievementId }) => achievementId))
  const earned = earnedAchievements(ACHIEVEMENTS, evidence, held).map(({ id }) => id)
  const awarded = [...new Set([...earned, ...granted])].filter((id) => !held.has(id))
  await stores.achievements.award(userId, awarded, now)
  return awarded.map((achievementId) => ({ achievementId, earnedAt: now }))
}

function masteryEvidence(progress: readonly ProgressRecord[]): LearnerEvidence {
  return {
    fallaciesMastered: masteredCount(progress, 'logical-fallacies'),
    biasesMastered: masteredCount(progress, 'cognitive-biases'),
  }
}
