import { Refusal } from '@think-twice/contract/errors'
import type { Connection } from './connection.ts'

/** The learner as a whole, beside the records of what they did. */
export type Learner = {
  /** Sessions finished with `recordActivity`. */
  finishedQuizzes: number
  /** Milliseconds since 1970; null before the first activity. */
  lastActivityAt: number | null
  /** Where the learner was at the latest activity; null counts as UTC. */
  timeZone: string | null
}

const COLUMNS = ['finishedQuizzes', 'lastActivityAt', 'timeZone'] as const
const NEVER_ACTIVE: Learner = { finishedQuizzes: 0, lastActivityAt: null, timeZone: null }

export function learnerStore(connection: Connection) {
  return {
    /**
     * The learner, taken until the transaction ends: whatever else is delivered for this person at the same time
     * waits here. Counting the revision is what takes the row, on both databases.
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

    /** Everybody, the sample learner too, in the order in which they came. */
    async ids(): Promise<number[]> {
      const rows = await connection.selectFrom('learner').select('userId').orderBy('userId').execute()
      return rows.map(({ userId }) => userId)
    },

    async save(userId: number, learner: Learner): Promise<void> {
      await connection.updateTable('learner').set(learner).where('userId', '=', userId).execute()
    },

    /** Bytes of questions outside the catalogue that are kept because this person sent them, with so many more. */
    async addQuestionBytes(userId: number, bytes: number): Promise<number> {
      const { questionBytes } = await connection
        .updateTable('learner')
        .set((eb) => ({ questionBytes: eb('questionBytes', '+', bytes) }))
        .where('userId', '=', userId)
        .returning('questionBytes')
        .executeTakeFirstOrThrow()
      return questionBytes
    },

    /** Forgets everything the learner did. */
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
