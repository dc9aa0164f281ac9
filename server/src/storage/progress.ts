import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { Connection } from './connection.ts'

const COLUMNS = [
  'itemId',
  'categoryType',
  'masteryLevel',
  'timesEncountered',
  'timesCorrect',
  'lastEncountered',
  'lastCorrect',
  'lastAnswerId',
  'pastRight',
  'pastWeight',
  'day',
  'dayAnswers',
  'dayRight',
] as const

export function progressStore(connection: Connection) {
  return {
    /** In byte order on both databases, regardless of their language. */
    async list(userId: number): Promise<TrackedProgress[]> {
      const rows = await connection.selectFrom('progress').select(COLUMNS).where('userId', '=', userId).execute()
      return rows
        .map(({ pastRight, pastWeight, day, dayAnswers, dayRight, ...row }) => ({
          ...row,
          lastCorrect: row.lastCorrect === 1,
          state: { pastRight, pastWeight, day, answers: dayAnswers, right: dayRight },
        }))
        .sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
    },

    async save(userId: number, records: readonly TrackedProgress[]): Promise<void> {
      if (records.length === 0) return
      const rows = records.map(({ state: { answers, right, ...state }, ...record }) => ({
        ...record,
        ...state,
        userId,
        lastCorrect: record.lastCorrect ? 1 : 0,
        dayAnswers: answers,
        dayRight: right,
      }))
      await connection
        .insertInto('progress')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'itemId'])
            .doUpdateSet((eb) =>
              Object.fromEntries(COLUMNS.slice(1).map((column) => [column, eb.ref(`excluded.${column}`)])),
            ),
        )
        .execute()
    },
  }
}
