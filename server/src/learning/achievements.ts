import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { type LearnerEvidence, newAchievementIds } from '@think-twice/core/rewards/achievements'
import type { EarnedAchievement } from '../storage/learning/learning.ts'
import type { Stores } from '../storage/stores.ts'

/** Awards what the evidence earns and completed paths grant, each once; returns what is new. */
export async function awardAchievements(
  { achievements }: Pick<Stores, 'achievements'>,
  userId: number,
  evidence: LearnerEvidence,
  { now, granted = [], resultId = null }: { now: number; granted?: readonly string[]; resultId?: string | null },
): Promise<EarnedAchievement[]> {
  const held = (await achievements.list(userId)).map(({ achievementId }) => achievementId)
  const ids = newAchievementIds(ACHIEVEMENTS, held, evidence, granted)
  await achievements.award(userId, ids, now, resultId)
  return ids.map((achievementId) => ({ achievementId, earnedAt: now }))
}
