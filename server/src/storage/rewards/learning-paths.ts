import type { LearningPathRecord, PathType } from '@think-twice/core/rewards/learning-paths'
import type { Connection } from '../engine/engine.ts'

const COLUMNS = ['pathType', 'totalSteps', 'currentStep', 'startedAt', 'completedAt'] as const

type Row = Omit<LearningPathRecord, 'completedSteps'>

/** The paths a learner has started. Steps are done in order, so the current step says which are done. */
export function learningPathStore(connection: Connection) {
  return {
    /** The records of all paths, in the order started. */
    async list(userId: number): Promise<LearningPathRecord[]> {
      const rows = await connection
        .selectFrom('learningPath')
        .select(COLUMNS)
        .where('userId', '=', userId)
        .orderBy('startedAt')
        .orderBy('pathType')
        .execute()
      return rows.map(pathInRow)
    },

    /** The paths that are not completed, and those whose current step has not been checked against earlier scores. */
    async open(userId: number): Promise<{ paths: LearningPathRecord[]; unread: ReadonlySet<PathType> }> {
      const rows = await connection
        .selectFrom('learningPath')
        .select([...COLUMNS, 'scoresReadAt'])
        .where('userId', '=', userId)
        .where('completedAt', 'is', null)
        .orderBy('startedAt')
        .orderBy('pathType')
        .execute()
      const unread = rows.filter(({ scoresReadAt, currentStep }) => scoresReadAt !== currentStep)
      return {
        paths: rows.map(({ scoresReadAt: _, ...row }) => pathInRow(row)),
        unread: new Set(unread.map(({ pathType }) => pathType)),
      }
    },

    /** Saves paths whose current step, if it asks for a score, was checked against earlier ones. */
    async save(userId: number, records: readonly LearningPathRecord[]): Promise<void> {
      if (records.length === 0) return
      await connection
        .insertInto('learningPath')
        .values(
          records.map(({ completedSteps: _, ...record }) => ({ userId, ...record, scoresReadAt: record.currentStep })),
        )
        .onConflict((conflict) =>
          conflict.columns(['userId', 'pathType']).doUpdateSet((eb) => ({
            currentStep: eb.ref('excluded.currentStep'),
            completedAt: eb.ref('excluded.completedAt'),
            scoresReadAt: eb.ref('excluded.scoresReadAt'),
          })),
        )
        .execute()
    },
  }
}

function pathInRow(row: Row): LearningPathRecord {
  return { ...row, completedSteps: Array.from({ length: row.currentStep }, (_, step) => step) }
}
