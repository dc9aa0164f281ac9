import { startOfQuiz } from '@think-twice/core/activity/activity-calendar'
import { type Day, dayOf } from '@think-twice/core/activity/days'
import { addActiveDay, streakOn, streakStateOf, withActivity } from '@think-twice/core/activity/streak'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
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
import {
  advancePaths,
  grantedAchievementIds,
  type LearningPathRecord,
  type PathEvidence,
  waitingForScores,
} from '@think-twice/core/rewards/learning-paths'
import { waitForAll } from '../storage/engine/wait-for-all.ts'
import type { TakenLearner } from '../storage/learning/learner.ts'
import type { LearnerSnapshot } from '../storage/learning/learner-snapshot.ts'
import type { KeptResult } from '../storage/results/result-rows.ts'
import type { EarnedAchievement } from '../storage/rewards/achievements.ts'
import type { Stores } from '../storage/stores.ts'
import { findConcept } from './catalogue.ts'
import type { Changes, DatedStreak } from './changes-encoding.ts'
import { answersOf } from './evidence.ts'

/** What is to be saved, all of it or nothing. */
export type Moves = {
  progress: readonly TrackedProgress[]
  learner: TakenLearner
  /** Null if it is already among the active days. */
  newDay: Day | null
  /** Also those that stay where they are, once earlier scores were looked at for their step. */
  learningPaths: readonly LearningPathRecord[]
  achievementIds: readonly string[]
}

/** An activity that began at `startedAt`, as seen at `now`; both in milliseconds since 1970. */
type Activity = { startedAt: number; timeZone: string | undefined; now: number }

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
  const paths = await advance(stores, userId, snapshot, { results: [{ mode, score, timestamp }], progress: all }, now)
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
  const { looked, granted } = await advance(stores, userId, snapshot, { results: [], progress: all }, now)
  const achievementIds = newAchievementIds(ACHIEVEMENTS, snapshot.achievementIds, masteryEvidence(all), granted)
  await saveMoves(stores, userId, { progress: moved, learningPaths: looked, achievementIds }, now)
  const achievements = achievementIds.map((achievementId) => ({ achievementId, earnedAt: now }))
  return { record: progressReply(required(moved[0], 'the record of the answer')), achievements }
}

/** Records that a learner was active, whatever it was; returns the streak. */
export async function recordActiveDay(stores: Stores, userId: number, activity: Activity): Promise<DatedStreak> {
  const learner = await stores.learners.take(userId)
  const { achievementIds: held } = await stores.snapshots.read(userId, '')
  const { active, newDay, streak } = await activeLearner(stores, userId, learner, activity)
  const achievementIds = newAchievementIds(ACHIEVEMENTS, held, { longestStreak: streak.longestStreak })
  await saveMoves(stores, userId, { learner: active, newDay, achievementIds }, activity.now)
  return streak
}

/** Saves what has moved; each part on its own, so that a database may take them together. */
export async function saveMoves(stores: Stores, userId: number, moves: Partial<Moves>, now: number): Promise<void> {
  const { progress = [], learner = null, newDay = null, learningPaths = [], achievementIds = [] } = moves
  await waitForAll([
    stores.progress.save(userId, progress),
    learner && stores.learners.save(userId, learner),
    newDay === null ? null : stores.streak.add(userId, newDay),
    stores.learningPaths.save(userId, learningPaths),
    stores.achievements.award(userId, achievementIds, now),
  ])
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

/** The learner after an activity, its day if that is new, and the streak now. */
async function activeLearner(
  stores: Stores,
  userId: number,
  learner: TakenLearner,
  { startedAt, timeZone, now }: Activity,
): Promise<{ active: TakenLearner; newDay: Day | null; streak: DatedStreak }> {
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

/**
 * Advances the learner's paths; returns those that moved, those to be saved, and the achievements granted by completed
 * ones.
 */
async function advance(
  stores: Stores,
  userId: number,
  { hasOpenPath }: Pick<LearnerSnapshot, 'hasOpenPath'>,
  evidence: PathEvidence,
  now: number,
): Promise<{ moved: LearningPathRecord[]; looked: LearningPathRecord[]; granted: string[] }> {
  if (!hasOpenPath) return { moved: [], looked: [], granted: [] }
  const { paths: open, unread } = await stores.learningPaths.open(userId)
  const first = advancePaths(LEARNING_PATHS, open, evidence, now)
  const asking = waitingForScores(LEARNING_PATHS, open, first, unread)
  if (asking.length === 0) return { moved: first, looked: first, granted: grantedAchievementIds(LEARNING_PATHS, first) }

  const earlier = await stores.recordedResults.scoresSince(
    userId,
    Math.min(...asking.map(({ startedAt }) => startedAt)),
  )
  const moved = advancePaths(LEARNING_PATHS, open, { ...evidence, results: [...earlier, ...evidence.results] }, now)
  const stayed = asking.filter(({ pathType }) => !moved.some((each) => each.pathType === pathType))
  return { moved, looked: [...moved, ...stayed], granted: grantedAchievementIds(LEARNING_PATHS, moved) }
}
