import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import type { CategoryType } from '@think-twice/core/vocabulary'
import type { Connection } from './connection.ts'

const COLUMNS = [
  'itemId',
  'categoryType',
  'masteryLevel',
  'timesEncountered',
  'timesCorrect',
  'lastEncountered',
  'lastCorrect',
] as const

/** One record for each concept a learner has met. */
export function progressStore(connection: Connection) {
  return {
    /** In alphabetical order on both databases, whatever they think of the alphabet. */
    async list(userId: number): Promise<ProgressRecord[]> {
      const rows = await connection.selectFrom('progress').select(COLUMNS).where('userId', '=', userId).execute()
      return rows
        .map((row) => ({
          ...row,
          categoryType: row.categoryType as CategoryType,
          lastCorrect: row.lastCorrect === 1,
        }))
        .sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
    },

    async save(userId: number, records: readonly ProgressRecord[]): Promise<void> {
      if (records.length === 0) return
      await connection
        .insertInto('progress')
        .values(records.map((record) => ({ userId, ...record, lastCorrect: record.lastCorrect ? 1 : 0 })))
        .onConflict((conflict) =>
          conflict.columns(['userId', 'itemId']).doUpdateSet((eb) => ({
            categoryType: eb.ref('excluded.categoryType'),
            masteryLevel: eb.ref('excluded.masteryLevel'),
            timesEncountered: eb.ref('excluded.timesEncountered'),
            timesCorrect: eb.ref('excluded.timesCorrect'),
            lastEncountered: eb.ref('excluded.lastEncountered'),
            lastCorrect: eb.ref('excluded.lastCorrect'),
          })),
        )
        .execute()
    },
  }
}
