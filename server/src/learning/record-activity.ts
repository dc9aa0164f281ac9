import { startOfQuiz } from '@think-twice/core/activity/activity-calendar'
import { dayOf } from '@think-twice/core/activity/days'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import {
  type Delivery,
  type Encounter,
  encountersOf,
  lateProgress,
  recordEncounters,
  type TrackedProgress,
} from '@think-twice/core/learning/encounters'
import { type ProgressRecord, progressReply } from '@think-twice/core/learning/mastery'
import { required } from '@think-twice/core/required'
import { masteryEvidence, newAchievementIds } from '@think-twice/core/rewards/achievements'
import type { TakenLearner } from '../storage/learning/learner.ts'
import type { LearnerSnapshot } from '../storage/learning/learner-snapshot.ts'
import type { KeptResult } from '../storage/results/result-rows.ts'
import type { EarnedAchievement } from '../storage/rewards/achievements.ts'
import type { Stores } from '../storage/stores.ts'
import { advancePathsOf } from './advance-paths.ts'
import { findConcept } from './catalogue.ts'
import type { Changes } from './changes-encoding.ts'
import { answersOf } from './evidence.ts'
import { type Moves, saveMoves } from './save-moves.ts'
import { activeLearner } from './streak.ts'

/**
 * Everything a finished quiz changes: progress, the day it started, learning paths and achievements; nothing is saved
 * yet. The transaction must hold `learner`; `now` is milliseconds since 1970.
 */
export async function recordFinishedQuiz(
  stores: Stores,
  userId: number,
  { learner, snapshot }: { learner: TakenLearner; snapshot: LearnerSnapshot },
  { result, timeZone, now }: { result: KeptResult; timeZone: string | undefined; now: number },
): Promise<{ changes: Changes; moves: Moves }> {
  const { id, timestamp, mode, score } = result
  const delivery = { id, at: timestamp, day: dayOf(timestamp, timeZone) }
  const encounters = encountersOf(result, findConcept)
  const { moved, all } = await trackProgress(stores, userId, snapshot.progress, encounters, delivery)
  const finished = { ...learner, finishedQuizzes: learner.finishedQuizzes + 1 }
  const activity = { startedAt: startOfQuiz(result), timeZone, now }
  const { active, newDay, streak } = await activeLearner(stores, userId, finished, activity)
  const paths = await advancePathsOf(
    stores,
    userId,
    snapshot,
    { results: [{ mode, score, timestamp }], progress: all },
    now,
  )
  const evidence = {
    ...masteryEvidence(all),
    quizzesFinished: active.finishedQuizzes,
    score,
    longestStreak: streak.longestStreak,
  }
  const achievementIds = newAchievementIds(ACHIEVEMENTS, snapshot.achievementIds, evidence, paths.granted)
  return {
    changes: {
      progress: moved.map(progressReply),
      streak,
      achievements: achievementIds.map((achievementId) => ({ achievementId, earnedAt: now })),
      learningPaths: paths.moved,
    },
    moves: { progress: moved, learner: active, newDay, learningPaths: paths.looked, achievementIds },
  }
}

/** Records one practice answer; returns its record (mastery rounded) and the achievements earned. */
export async function recordPractice(
  stores: Stores,
  userId: number,
  encounter: Encounter,
  { now, ...delivery }: Delivery & { now: number },
): Promise<{ record: ProgressRecord; achievements: EarnedAchievement[] }> {
  const snapshot = await stores.snapshots.read(userId, '')
  const { moved, all } = await trackProgress(stores, userId, snapshot.progress, [encounter], delivery)
  const { looked, granted } = await advancePathsOf(stores, userId, snapshot, { results: [], progress: all }, now)
  const achievementIds = newAchievementIds(ACHIEVEMENTS, snapshot.achievementIds, masteryEvidence(all), granted)
  await saveMoves(stores, userId, { progress: moved, learningPaths: looked, achievementIds }, now)
  const achievements = achievementIds.map((achievementId) => ({ achievementId, earnedAt: now }))
  return { record: progressReply(required(moved[0], 'the record of the answer')), achievements }
}

/**
 * The records of the concepts met, `moved` by a delivery, and all records afterwards. A concept with a later day
 * already recorded is recomputed from all its answers, among which the delivery itself must not be stored yet.
 */
async function trackProgress(
  stores: Stores,
  userId: number,
  before: readonly TrackedProgress[],
  encounters: readonly Encounter[],
  delivery: Delivery,
): Promise<{ moved: TrackedProgress[]; all: TrackedProgress[] }> {
  const { moved: inTime, late } = recordEncounters(before, encounters, delivery)
  const recomputed = late.length === 0 ? [] : lateProgress(late, encounters, delivery, await answersOf(stores, userId))
  const moved = [...inTime, ...recomputed]
  return { moved, all: [...new Map([...before, ...moved].map((record) => [record.itemId, record])).values()] }
}
