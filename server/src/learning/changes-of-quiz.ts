import { startOfQuiz } from '@think-twice/core/activity/activity-calendar'
import { dayOf } from '@think-twice/core/activity/days'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { encountersOf } from '@think-twice/core/learning/encounters'
import { progressReply } from '@think-twice/core/learning/mastery'
import { masteryEvidence, newAchievementIds } from '@think-twice/core/rewards/achievements'
import type { ChangingLearner } from '../storage/learning/learner.ts'
import type { KeptResult } from '../storage/results/result-rows.ts'
import type { Stores } from '../storage/stores.ts'
import { advancePathsOf } from './advance-paths.ts'
import { isSoundQuestion } from './catalog.ts'
import type { ChangesToTell } from './changes-encoding.ts'
import type { ChangesToSave } from './save-changes.ts'
import { activeLearner } from './streak.ts'
import { trackProgress } from './track-progress.ts'

/**
 * Everything a finished quiz changes: progress, the day it started, learning paths and achievements; nothing is saved
 * yet. `now` is milliseconds since 1970.
 */
export async function changesOfQuiz(
  stores: Stores,
  userId: number,
  learner: ChangingLearner,
  { result, timeZone, now }: { result: KeptResult; timeZone: string | undefined; now: number },
): Promise<{ toSave: ChangesToSave; toTell: ChangesToTell }> {
  const { id, timestamp, mode, score } = result
  const delivery = { id, at: timestamp, day: dayOf(timestamp, timeZone) }
  const encounters = encountersOf(result, isSoundQuestion)
  const { moved, all } = await trackProgress(stores, userId, encounters, delivery)
  const finished = { ...learner, finishedQuizzes: learner.finishedQuizzes + 1 }
  const activity = { startedAt: startOfQuiz(result), timeZone, now }
  const { active, newDay, streak } = await activeLearner(stores, userId, finished, activity)
  const paths = await advancePathsOf(stores, userId, { results: [{ mode, score, timestamp }], progress: all }, now)
  const evidence = {
    ...masteryEvidence(all),
    quizzesFinished: active.finishedQuizzes,
    score,
    longestStreak: streak.longestStreak,
  }
  const held = await stores.achievements.ids(userId)
  const achievementIds = newAchievementIds(ACHIEVEMENTS, held, evidence, paths.granted)
  return {
    toTell: {
      progress: moved.map(progressReply),
      streak,
      achievements: achievementIds.map((achievementId) => ({ achievementId, earnedAt: now })),
      learningPaths: paths.moved,
    },
    toSave: { progress: moved, learner: active, newDay, learningPaths: paths.toSave, achievementIds },
  }
}
