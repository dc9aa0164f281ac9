import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { Connection } from '../engine/connection.ts'
import { rowsStatement, statement } from '../engine/statement.ts'
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

const listRows = statement((database: Connection, { userId }: { userId: number }) =>
  database.selectFrom('progress').select(PROGRESS_COLUMNS).where('userId', '=', userId),
)

const saveRows = rowsStatement<ProgressTable>(['userId', ...PROGRESS_COLUMNS], (database, rows) =>
  database
    .insertInto('progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'itemId'])
        .doUpdateSet((eb) =>
          Object.fromEntries(PROGRESS_COLUMNS.slice(1).map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    ),
)

export type ProgressStore = ReturnType<typeof progressStore>

/** One record for each concept a learner has met. */
export function progressStore(connection: Connection) {
  return {
    /** A learner's records, in byte order on both databases, regardless of their language. */
    async list(userId: number): Promise<TrackedProgress[]> {
      const rows = await listRows(connection, { userId })
      return rows.map(progressInRow).sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
    },

    async save(userId: number, records: readonly TrackedProgress[]): Promise<void> {
      await saveRows(
        connection,
        records.map((record) => rowOf(userId, record)),
      )
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

/** Field by field: copying the rest of an object takes several times as long, and a finish saves a dozen. */
function rowOf(userId: number, record: TrackedProgress): ProgressTable {
  const { state } = record
  return {
    userId,
    itemId: record.itemId,
    categoryType: record.categoryType,
    masteryLevel: record.masteryLevel,
    timesEncountered: record.timesEncountered,
    timesCorrect: record.timesCorrect,
    lastEncountered: record.lastEncountered,
    lastCorrect: record.lastCorrect ? 1 : 0,
    lastAnswerId: record.lastAnswerId,
    pastRight: state.pastRight,
    pastWeight: state.pastWeight,
    day: state.day,
    dayAnswers: state.answers,
    dayRight: state.right,
  }
}
