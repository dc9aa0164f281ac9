import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import {
  advancePaths,
  grantedAchievementIds,
  type LearningPathRecord,
  type PathEvidence,
  waitingForScores,
} from '@think-twice/core/rewards/learning-paths'
import type { Stores } from '../storage/stores.ts'

/**
 * Advances the learner's paths; returns those that moved, those to be saved, and the achievements granted by completed
 * ones.
 */
export async function advancePathsOf(
  stores: Stores,
  userId: number,
  evidence: PathEvidence,
  now: number,
): Promise<{ moved: LearningPathRecord[]; toSave: LearningPathRecord[]; granted: string[] }> {
  const { paths: open, unread } = await stores.learningPaths.open(userId)
  const first = advancePaths(LEARNING_PATHS, open, evidence, now)
  const asking = waitingForScores(LEARNING_PATHS, open, first, unread)
  if (asking.length === 0) return { moved: first, toSave: first, granted: grantedAchievementIds(LEARNING_PATHS, first) }

  const earlier = await stores.recordedResults.scoresSince(
    userId,
    Math.min(...asking.map(({ startedAt }) => startedAt)),
  )
  const moved = advancePaths(LEARNING_PATHS, open, { ...evidence, results: [...earlier, ...evidence.results] }, now)
  const stayed = asking.filter(({ pathType }) => !moved.some((each) => each.pathType === pathType))
  return { moved, toSave: [...moved, ...stayed], granted: grantedAchievementIds(LEARNING_PATHS, moved) }
}
