import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { Connection } from '../engine/connection.ts'
import { statement } from '../engine/statement.ts'
import { PROGRESS_COLUMNS, type ProgressRow, progressInRow } from './progress.ts'

/** What has to be known about a learner to record what they did. */
export type LearnerSnapshot = {
  /** The records in byte order on both databases, regardless of their language. */
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
    // Where SQLite plans by the values it is given, it compiles the statement again for each of them, which takes
    // longer than running it. It does so for `=` before a join and for `min` and `limit`, but not for `in` and `count`.
    .where('learner.userId', 'in', [userId])
    .select(PROGRESS_COLUMNS)
    .select((eb) => [
      eb
        .selectFrom('achievement')
        .select((achievement) => achievement.fn<string | null>('string_agg', ['achievementId', eb.val(' ')]).as('ids'))
        .where('userId', '=', userId)
        .as('achievementIds'),
      eb
        .selectFrom('learningPath')
        .select((path) => path.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('completedAt', 'is', null)
        .as('openPaths'),
      eb.selectFrom('quizResult').select('id').where('userId', '=', userId).where('id', '=', resultId).as('savedId'),
    ]),
)

/** Reads in one statement what a finish needs to know. */
export function learnerSnapshotStore(connection: Connection) {
  return {
    /** For an activity that is not a result, the empty id asks about none. */
    async read(userId: number, resultId = ''): Promise<LearnerSnapshot> {
      const rows = await readSnapshot(connection, { userId, resultId })
      const { achievementIds = null, openPaths = 0, savedId = null } = rows[0] ?? {}
      return {
        progress: rows
          .filter(isMet)
          .map(progressInRow)
          .sort((one, other) => (one.itemId < other.itemId ? -1 : 1)),
        achievementIds: achievementIds?.split(' ') ?? [],
        hasOpenPath: Number(openPaths) > 0,
        isSaved: savedId !== null,
      }
    },
  }
}

/** Does the row hold a record? Before the first answer its columns of progress are empty. */
function isMet<Row extends { itemId: string | null }>(row: Row): row is Row & ProgressRow {
  return row.itemId !== null
}
