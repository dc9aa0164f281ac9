import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import { Refusal } from '../../refusal.ts'
import type { Connection } from '../engine/connection.ts'
import { statement } from '../engine/statement.ts'
import { waitForAll } from '../engine/wait-for-all.ts'
import { type ChangingLearner, LEARNER_COLUMNS, learnerInRow } from './learner.ts'
import type { ProgressStore } from './progress.ts'

/** What has to be known about a learner to record what they did. */
export type LearnerSnapshot = {
  learner: ChangingLearner
  /** The records in byte order on both databases, regardless of their language. */
  progress: TrackedProgress[]
  achievementIds: string[]
  hasOpenPath: boolean
  /** Was the result that is being delivered saved before? */
  isSaved: boolean
}

const readLearner = statement((database: Connection, { userId, resultId }: { userId: number; resultId: string }) =>
  database
    .selectFrom('learner')
    .where('userId', '=', userId)
    .select(LEARNER_COLUMNS)
    .select((eb) => [
      eb
        .selectFrom('achievement')
        .select((achievement) => achievement.fn<string | null>('string_agg', ['achievementId', eb.val(' ')]).as('ids'))
        .where('userId', '=', userId)
        .as('achievementIds'),
      eb
        .selectFrom('learningPath')
        // Where SQLite plans by the values it is given, it compiles the statement again for each of them, which takes
        // longer than running it. It does so for `min` and `limit`, but not for `count`.
        .select((path) => path.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('completedAt', 'is', null)
        .as('openPaths'),
      eb.selectFrom('quizResult').select('id').where('userId', '=', userId).where('id', '=', resultId).as('savedId'),
    ]),
)

/** Reads what a finish needs to know; a learner who is gone is refused. */
export function learnerSnapshotStore(connection: Connection, progress: ProgressStore) {
  return {
    /** For an activity that is not a result, the empty id asks about none. */
    async read(userId: number, resultId = ''): Promise<LearnerSnapshot> {
      // The learner comes first, so that records which changed in between do not go with an earlier revision.
      const [[learner], records] = await waitForAll([
        readLearner(connection, { userId, resultId }),
        progress.list(userId),
      ])
      // The account was deleted after this delivery had been let in.
      if (!learner) throw new Refusal('account-deleted')
      return {
        learner: learnerInRow(learner),
        progress: records,
        achievementIds: learner.achievementIds?.split(' ') ?? [],
        hasOpenPath: Number(learner.openPaths) > 0,
        isSaved: learner.savedId !== null,
      }
    },
  }
}
