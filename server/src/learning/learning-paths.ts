import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { required } from '@think-twice/core/required'
import {
  advancePaths,
  grantedAchievementIds,
  type LearningPath,
  type LearningPathRecord,
  type PathEvidence,
  type PathType,
  startPath,
  waitingForScores,
} from '@think-twice/core/rewards/learning-paths'
import type { Stores } from '../storage/stores.ts'

/** Starts a path for a learner; one that was started before stays as it is. `now` is milliseconds since 1970. */
export async function startLearningPath(
  { learners, learningPaths }: Stores,
  userId: number,
  pathType: PathType,
  now: number,
): Promise<{ isNew: boolean; record: LearningPathRecord }> {
  await learners.take(userId)
  const started = (await learningPaths.list(userId)).find((path) => path.pathType === pathType)
  if (started) return { isNew: false, record: started }
  const record = startPath(pathOfType(pathType), now)
  await learningPaths.save(userId, [record])
  return { isNew: true, record }
}

/** The path that the catalog has under this type. */
export function pathOfType(pathType: PathType): LearningPath {
  const path = LEARNING_PATHS.find((each) => each.pathType === pathType)
  return required(path, `the learning path “${pathType}”`)
}

/** Advances the learner's open paths; returns those that moved and the achievements granted by completed ones. */
export async function advancePathsOf(
  { learningPaths, quizResults }: Stores,
  userId: number,
  evidence: PathEvidence,
  now: number,
): Promise<{ moved: LearningPathRecord[]; granted: string[] }> {
  const open = (await learningPaths.list(userId)).filter(({ completedAt }) => completedAt === null)
  let moved = advancePaths(LEARNING_PATHS, open, evidence, now)
  // A path that has just reached a step that asks for a score may have had it before.
  const waiting = waitingForScores(LEARNING_PATHS, moved)
  if (waiting.length > 0) {
    const since = Math.min(...waiting.map(({ startedAt }) => startedAt))
    const earlier = await quizResults.scoresSince(userId, since)
    moved = advancePaths(LEARNING_PATHS, open, { ...evidence, results: [...earlier, ...evidence.results] }, now)
  }
  await learningPaths.save(userId, moved)
  return { moved, granted: grantedAchievementIds(LEARNING_PATHS, moved) }
}
