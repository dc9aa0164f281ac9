import type { StreakState } from '@think-twice/core/activity/streak'
import { Refusal } from '../../refusal.ts'
import type { Connection } from '../engine/engine.ts'

/** A learner's data besides answers and records. */
export type StoredLearner = {
  /** Quizzes finished with `recordActivity`. */
  finishedQuizzes: number
  /** Milliseconds since 1970; null before the first activity. */
  lastActivityAt: number | null
  /** The time zone of the latest activity; null counts as UTC. */
  timeZone: string | null
}

/** A learner who is about to change. */
export type ChangingLearner = StoredLearner & {
  /** As of the latest active day; null before the first. */
  streak: StreakState | null
  /** When all of the learner's room for results and answers is free again. */
  resultsFreeAt: number
  answersFreeAt: number
}

const COLUMNS = ['finishedQuizzes', 'lastActivityAt', 'timeZone'] as const
const NEVER_ACTIVE: StoredLearner = { finishedQuizzes: 0, lastActivityAt: null, timeZone: null }

const DONE_BY_LEARNER = [
  'quizResult',
  'progress',
  'answer',
  'dispute',
  'activityDay',
  'favorite',
  'achievement',
  'learningPath',
] as const

/** The one row of each learner, which is also the lock that makes work for the same person wait. */
export function learnerStore(connection: Connection) {
  return {
    /**
     * Reads the learner and locks the row until the transaction ends, so that other work for this person waits. An update
     * that changes nothing takes the row's lock on both databases. Work that reads before it writes begins with it.
     */
    async take(userId: number): Promise<ChangingLearner> {
      const learner = await connection
        .updateTable('learner')
        .set((eb) => ({ finishedQuizzes: eb.ref('finishedQuizzes') }))
        .where('userId', '=', userId)
        .returning([...COLUMNS, 'streak', 'resultsFreeAt', 'answersFreeAt'])
        .executeTakeFirst()
      // The account was deleted after this delivery had been let in.
      if (!learner) throw new Refusal('account-deleted')
      const { streak, ...kept } = learner
      // The text is not checked: only `save` writes it.
      return { ...kept, streak: streak === null ? null : JSON.parse(streak) }
    },

    async find(userId: number): Promise<StoredLearner> {
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

    /** Saves a learner that this transaction has taken. */
    async save(userId: number, { streak, ...learner }: ChangingLearner): Promise<void> {
      await connection
        .updateTable('learner')
        .set({ ...learner, streak: streak && JSON.stringify(streak) })
        .where('userId', '=', userId)
        .execute()
    },

    async clear(userId: number): Promise<void> {
      for (const table of DONE_BY_LEARNER) await connection.deleteFrom(table).where('userId', '=', userId).execute()
      await connection
        .updateTable('learner')
        .set({ ...NEVER_ACTIVE, streak: null })
        .where('userId', '=', userId)
        .execute()
    },
  }
}
