import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { Connection } from '../engine/engine.ts'
import type { ProgressTable } from '../schema.ts'

/** All columns but the person’s id. */
const PROGRESS_COLUMNS = [
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

type ProgressRow = Pick<ProgressTable, (typeof PROGRESS_COLUMNS)[number]>

/** One record for each concept a learner has met. */
export function progressStore(connection: Connection) {
  return {
    /** A learner's records, in byte order on both databases, regardless of their language. */
    async list(userId: number): Promise<TrackedProgress[]> {
      const rows = await connection
        .selectFrom('progress')
        .select(PROGRESS_COLUMNS)
        .where('userId', '=', userId)
        .execute()
      return rows.map(progressInRow).sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
    },

    async save(userId: number, records: readonly TrackedProgress[]): Promise<void> {
      if (records.length === 0) return
      await connection
        .insertInto('progress')
        .values(records.map((record) => rowOf(userId, record)))
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'itemId'])
            .doUpdateSet((eb) =>
              Object.fromEntries(PROGRESS_COLUMNS.slice(1).map((column) => [column, eb.ref(`excluded.${column}`)])),
            ),
        )
        .execute()
    },
  }
}

/** The record that a row holds. */
function progressInRow(row: ProgressRow): TrackedProgress {
  const { pastRight, pastWeight, day, dayAnswers, dayRight } = row
  return {
    itemId: row.itemId,
    categoryType: row.categoryType,
    masteryLevel: row.masteryLevel,
    timesEncountered: row.timesEncountered,
    timesCorrect: row.timesCorrect,
    lastEncountered: row.lastEncountered,
    lastCorrect: row.lastCorrect === 1,
    lastAnswerId: row.lastAnswerId,
    state: { pastRight, pastWeight, day, answers: dayAnswers, right: dayRight },
  }
}

function rowOf(userId: number, { state, lastCorrect, ...record }: TrackedProgress): ProgressTable {
  const { answers: dayAnswers, right: dayRight, ...days } = state
  return { ...record, ...days, userId, dayAnswers, dayRight, lastCorrect: lastCorrect ? 1 : 0 }
}
