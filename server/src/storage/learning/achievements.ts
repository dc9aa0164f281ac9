import type { Connection } from '../engine/engine.ts'

/** `earnedAt` is milliseconds since 1970. */
export type EarnedAchievement = { achievementId: string; earnedAt: number }

/** Achievements are never withdrawn. */
export function achievementStore(connection: Connection) {
  const ofPerson = (userId: number) =>
    connection.selectFrom('achievement').where('userId', '=', userId).orderBy('earnedAt').orderBy('achievementId')

  return {
    /** `resultId` is the result that earned them; null if there is none. */
    async award(
      userId: number,
      achievementIds: readonly string[],
      earnedAt: number,
      resultId: string | null = null,
    ): Promise<void> {
      if (achievementIds.length === 0) return
      await connection
        .insertInto('achievement')
        .values(achievementIds.map((achievementId) => ({ userId, achievementId, earnedAt, resultId })))
        .onConflict((conflict) => conflict.columns(['userId', 'achievementId']).doNothing())
        .execute()
    },

    async list(userId: number): Promise<EarnedAchievement[]> {
      return ofPerson(userId).select(['achievementId', 'earnedAt']).execute()
    },

    /** With the result that earned each of them. */
    async listWhole(userId: number): Promise<(EarnedAchievement & { resultId: string | null })[]> {
      return ofPerson(userId).select(['achievementId', 'earnedAt', 'resultId']).execute()
    },

    /** Those that a result earned. */
    async ofResult(userId: number, resultId: string): Promise<EarnedAchievement[]> {
      return ofPerson(userId).select(['achievementId', 'earnedAt']).where('resultId', '=', resultId).execute()
    },
  }
}
