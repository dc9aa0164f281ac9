import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import type { Connection } from '../engine/engine.ts'
import type { LearningPathTable } from '../schema.ts'

const PATH_COLUMNS = ['pathType', 'totalSteps', 'currentStep', 'startedAt', 'completedAt'] as const

/** The paths a learner has started. Steps are done in order, so the current step says which are done. */
export function learningPathStore(connection: Connection) {
  return {
    /** The records of all paths, in the order started. */
    async list(userId: number): Promise<LearningPathRecord[]> {
      const rows = await connection
        .selectFrom('learningPath')
        .select(PATH_COLUMNS)
        .where('userId', '=', userId)
        .orderBy('startedAt')
        .orderBy('pathType')
        .execute()
      return rows.map(pathInRow)
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

function pathInRow(row: Omit<LearningPathTable, 'userId'>): LearningPathRecord {
  return { ...row, completedSteps: Array.from({ length: row.currentStep }, (_, step) => step) }
}
