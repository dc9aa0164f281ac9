import type { Day } from '@think-twice/core/activity/days'
import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import type { ChangingLearner } from '../storage/learning/learner.ts'
import type { Stores } from '../storage/stores.ts'

/** What a finished quiz or an answer changes in the database, to be saved whole or not at all. */
export type ChangesToSave = {
  progress: readonly TrackedProgress[]
  learner: ChangingLearner
  /** The day to add; null if it is already among the active days. */
  newDay: Day | null
  /** The paths to save, including those that stay where they are after earlier scores were checked for their step. */
  learningPaths: readonly LearningPathRecord[]
  achievementIds: readonly string[]
}

/** Saves the parts that have changed. */
export async function saveChanges(
  stores: Stores,
  userId: number,
  changes: Partial<ChangesToSave>,
  now: number,
): Promise<void> {
  const { progress = [], learner = null, newDay = null, learningPaths = [], achievementIds = [] } = changes
  if (learner) await stores.learners.save(userId, learner)
  await stores.progress.save(userId, progress)
  if (newDay !== null) await stores.streak.add(userId, newDay)
  await stores.learningPaths.save(userId, learningPaths)
  await stores.achievements.award(userId, achievementIds, now)
}
