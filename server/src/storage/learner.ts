import { Refusal } from '@think-twice/contract/errors'
import type { Connection } from './connection.ts'

export type Learner = {
  /** Quizzes finished with `recordActivity`. */
  finishedQuizzes: number
  /** Milliseconds since 1970; null before the first activity. */
  lastActivityAt: number | null
  /** The time zone of the latest activity; null counts as UTC. */
  timeZone: string | null
}

const COLUMNS = ['finishedQuizzes', 'lastActivityAt', 'timeZone'] as const
const NEVER_ACTIVE: Learner = { finishedQuizzes: 0, lastActivityAt: null, timeZone: null }

export function learnerStore(connection: Connection) {
  return {
    /**
     * Locks the learner until the transaction ends, so other deliveries for this person wait. Raising the revision is
     * what takes the row lock on both databases.
     */
    async take(userId: number): Promise<Learner> {
      return (
        connection
          .updateTable('learner')
          .set((eb) => ({ revision: eb('revision', '+', 1) }))
          .where('userId', '=', userId)
          .returning(COLUMNS)
          // The account was deleted after this delivery had been let in.
          .executeTakeFirstOrThrow(() => new Refusal('account-deleted'))
      )
    },

    async find(userId: number): Promise<Learner> {
      const found = await connection
        .selectFrom('learner')
        .select(COLUMNS)
        .where('userId', '=', userId)
        .executeTakeFirst()
      return found ?? NEVER_ACTIVE
    },

    /** All learners, including the sample learner, in order of registration. */
    async ids(): Promise<number[]> {
      const rows = await connection.selectFrom('learner').select('userId').orderBy('userId').execute()
      return rows.map(({ userId }) => userId)
    },

    async save(userId: number, learner: Learner): Promise<void> {
      await connection.updateTable('learner').set(learner).where('userId', '=', userId).execute()
    },

    /** Adds to the bytes stored for questions only this person sent, and returns the sum. */
    async addQuestionBytes(userId: number, bytes: number): Promise<number> {
      const { questionBytes } = await connection
        .updateTable('learner')
        .set((eb) => ({ questionBytes: eb('questionBytes', '+', bytes) }))
        .where('userId', '=', userId)
        .returning('questionBytes')
        .executeTakeFirstOrThrow()
      return questionBytes
    },

    /** Deletes everything the learner did. */
    async clear(userId: number): Promise<void> {
      for (const table of [
        'quizResult',
        'progress',
        'answer',
        'dispute',
        'activityDay',
        'favorite',
        'achievement',
        'learningPath',
      ] as const) {
        await connection.deleteFrom(table).where('userId', '=', userId).execute()
      }
      await connection.updateTable('learner').set(NEVER_ACTIVE).where('userId', '=', userId).execute()
    },
  }
}
