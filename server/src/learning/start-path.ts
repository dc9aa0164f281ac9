import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { required } from '@think-twice/core/required'
import {
  type LearningPath,
  type LearningPathRecord,
  type PathType,
  startPath,
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

/** The path that the catalogue has under this type. */
export function pathOfType(pathType: PathType): LearningPath {
  const path = LEARNING_PATHS.find((each) => each.pathType === pathType)
  return required(path, `the learning path “${pathType}”`)
}
