import type { Connection } from '../engine/engine.ts'

/** `earnedAt` is milliseconds since 1970. */
export type EarnedAchievement = { achievementId: string; earnedAt: number }

/** Achievements are never withdrawn. */
export function achievementStore(connection: Connection) {
  return {
    async award(userId: number, achievementIds: readonly string[], earnedAt: number): Promise<void> {
      if (achievementIds.length === 0) return
      await connection
        .insertInto('achievement')
        .values(achievementIds.map((achievementId) => ({ userId, achievementId, earnedAt })))
        .onConflict((conflict) => conflict.columns(['userId', 'achievementId']).doNothing())
        .execute()
    },

    /** In no particular order. */
    async ids(userId: number): Promise<string[]> {
      const rows = await connection
        .selectFrom('achievement')
        .select('achievementId')
        .where('userId', '=', userId)
        .execute()
      return rows.map(({ achievementId }) => achievementId)
    },

    async list(userId: number): Promise<EarnedAchievement[]> {
      return connection
        .selectFrom('achievement')
        .select(['achievementId', 'earnedAt'])
        .where('userId', '=', userId)
        .orderBy('earnedAt')
        .orderBy('achievementId')
        .execute()
    },
  }
}
