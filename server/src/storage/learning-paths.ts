import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import type { Connection } from './connection.ts'

/** The paths a learner has started. Steps are done in order, so the current step says which are done. */
export function learningPathStore(connection: Connection) {
  return {
    /** In the order started. */
    async list(userId: number): Promise<LearningPathRecord[]> {
      const rows = await connection
        .selectFrom('learningPath')
        .select(['pathType', 'totalSteps', 'currentStep', 'startedAt', 'completedAt'])
        .where('userId', '=', userId)
        .orderBy('startedAt')
        .orderBy('pathType')
        .execute()
      return rows.map((row) => ({
        ...row,
        completedSteps: Array.from({ length: row.currentStep }, (_, step) => step),
      }))
    },

    async save(userId: number, records: readonly LearningPathRecord[]): Promise<void> {
      if (records.length === 0) return
      await connection
        .insertInto('learningPath')
        .values(records.map(({ completedSteps: _, ...record }) => ({ userId, ...record })))
        .onConflict((conflict) =>
          conflict.columns(['userId', 'pathType']).doUpdateSet((eb) => ({
            currentStep: eb.ref('excluded.currentStep'),
            completedAt: eb.ref('excluded.completedAt'),
          })),
        )
        .execute()
    },
  }
}
