import { startOfQuiz } from '@think-twice/core/activity/activity-calendar'
import { dayOf } from '@think-twice/core/activity/days'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { type Delivery, type Encounter, encountersOf } from '@think-twice/core/learning/encounters'
import { type ProgressRecord, progressReply } from '@think-twice/core/learning/mastery'
import { masteryEvidence, newAchievementIds } from '@think-twice/core/rewards/achievements'
import {
  advancePaths,
  grantedAchievementIds,
  type LearningPathRecord,
  type PathEvidence,
  waitingForScores,
} from '@think-twice/core/rewards/learning-paths'
import type { EarnedAchievement } from '../storage/achievements.ts'
import type { TakenLearner } from '../storage/learner.ts'
import type { LearnerSnapshot } from '../storage/learner-snapshot.ts'
import type { KeptResult } from '../storage/quiz-results.ts'
import type { Stores } from '../storage/stores.ts'
import { activeLearner } from './active-learner.ts'
import { findConcept } from './catalogue.ts'
import type { Changes } from './changes-encoding.ts'
import { type Moves, saveMoves } from './save-moves.ts'
import { trackProgress } from './track-progress.ts'

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
  const { moved, all } = await trackProgress(
    stores,
    userId,
    snapshot.progress,
    encountersOf(result, findConcept),
    delivery,
  )
  const startedAt = startOfQuiz(result)
  const { active, newDay, streak } = await activeLearner(
    stores,
    userId,
    { ...learner, finishedQuizzes: learner.finishedQuizzes + 1 },
    { startedAt, timeZone, now },
  )
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
  return { record: progressReply(moved[0]!), achievements }
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

  const earlier = await stores.quizResults.scoresSince(userId, Math.min(...asking.map(({ startedAt }) => startedAt)))
  const moved = advancePaths(LEARNING_PATHS, open, { ...evidence, results: [...earlier, ...evidence.results] }, now)
  const stayed = asking.filter(({ pathType }) => !moved.some((each) => each.pathType === pathType))
  return { moved, looked: [...moved, ...stayed], granted: grantedAchievementIds(LEARNING_PATHS, moved) }
}
