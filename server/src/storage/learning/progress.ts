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
  'state',
] as const

/** One record for each concept a learner has met. */
export function progressStore(connection: Connection) {
  return {
    /** A learner's records, or those of some items, in byte order on both databases, regardless of their language. */
    async list(userId: number, itemIds?: readonly string[]): Promise<TrackedProgress[]> {
      const rows = await connection
        .selectFrom('progress')
        .select(PROGRESS_COLUMNS)
        .where('userId', '=', userId)
        .$if(itemIds !== undefined, (all) => all.where('itemId', 'in', itemIds ?? []))
        .orderBy('itemId')
        .execute()
      return rows.map(progressInRow)
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

/** The record that a row holds; its state is not checked, because only `save` writes it. */
function progressInRow({ state, lastCorrect, ...row }: Omit<ProgressTable, 'userId'>): TrackedProgress {
  return { ...row, lastCorrect: lastCorrect === 1, state: JSON.parse(state) }
}

function rowOf(userId: number, { state, lastCorrect, ...record }: TrackedProgress): ProgressTable {
  return { ...record, userId, state: JSON.stringify(state), lastCorrect: lastCorrect ? 1 : 0 }
}
