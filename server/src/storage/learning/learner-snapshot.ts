import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { Connection } from '../engine/connection.ts'
import { statement } from '../engine/statement.ts'
import { PROGRESS_COLUMNS, type ProgressRow, progressInRow } from './progress.ts'

/** What has to be known of a learner to record what they did. */
export type LearnerSnapshot = {
  /** In byte order on both databases, regardless of their language. */
  progress: TrackedProgress[]
  achievementIds: string[]
  hasOpenPath: boolean
  /** Was the result that is being delivered saved before? */
  isSaved: boolean
}

/** One row for each record of progress, or one row without any; the other columns repeat in every row. */
const readSnapshot = statement((database: Connection, { userId, resultId }: { userId: number; resultId: string }) =>
  database
    .selectFrom('learner')
    .leftJoin('progress', 'progress.userId', 'learner.userId')
    .where('learner.userId', '=', userId)
    .select(PROGRESS_COLUMNS)
    .select((eb) => [
      eb
        .selectFrom('achievement')
        .select((achievement) => achievement.fn<string | null>('string_agg', ['achievementId', eb.val(' ')]).as('ids'))
        .where('userId', '=', userId)
        .as('achievementIds'),
      eb
        .selectFrom('learningPath')
        // Not `limit 1`: SQLite compiles a statement again whenever its limit is filled in.
        .select((path) => path.fn.min<string | null>('pathType').as('first'))
        .where('userId', '=', userId)
        .where('completedAt', 'is', null)
        .as('openPath'),
      eb.selectFrom('quizResult').select('id').where('userId', '=', userId).where('id', '=', resultId).as('savedId'),
    ]),
)

/** Reads in one statement what a finish needs to know. */
export function learnerSnapshotStore(connection: Connection) {
  return {
    async read(userId: number, resultId: string): Promise<LearnerSnapshot> {
      const rows = await readSnapshot(connection, { userId, resultId })
      const { achievementIds = null, openPath = null, savedId = null } = rows[0] ?? {}
      return {
        progress: rows
          .filter(isMet)
          .map(progressInRow)
          .sort((one, other) => (one.itemId < other.itemId ? -1 : 1)),
        achievementIds: achievementIds?.split(' ') ?? [],
        hasOpenPath: openPath !== null,
        isSaved: savedId !== null,
      }
    },
  }
}

/** Before the first answer the columns of progress are empty. */
function isMet<Row extends { itemId: string | null }>(row: Row): row is Row & ProgressRow {
  return row.itemId !== null
}
