import { Refusal } from '@think-twice/contract/errors'
import type { StreakState } from '@think-twice/core/activity/streak'
import type { Connection } from '../engine/connection.ts'
import { statement } from '../engine/statement.ts'
import type { LearnerTable } from '../schema.ts'

/** What is kept about a learner besides answers and records. */
export type KeptLearner = {
  /** Quizzes finished with `recordActivity`. */
  finishedQuizzes: number
  /** Milliseconds since 1970; null before the first activity. */
  lastActivityAt: number | null
  /** The time zone of the latest activity; null counts as UTC. */
  timeZone: string | null
}

/** A learner whose row is held, with the streak as of the latest active day; null if it has to be computed. */
export type TakenLearner = KeptLearner & { streak: StreakState | null }

const COLUMNS = ['finishedQuizzes', 'lastActivityAt', 'timeZone'] as const
const STREAK_COLUMNS = ['streakDay', 'streakLength', 'streakSinceRest', 'streakLongest'] as const
const NEVER_ACTIVE: KeptLearner = { finishedQuizzes: 0, lastActivityAt: null, timeZone: null }
const NO_STREAK_COLUMNS = { streakDay: null, streakLength: null, streakSinceRest: null, streakLongest: null }

type StreakColumns = Pick<LearnerTable, (typeof STREAK_COLUMNS)[number]>

type Row = KeptLearner & StreakColumns

const takeRow = statement((database: Connection, { userId }: { userId: number }) =>
  database
    .updateTable('learner')
    // An older version raises only the revision, which shows that it wrote without keeping the streak.
    .set((eb) => ({ revision: eb('revision', '+', 1), streakRevision: eb('streakRevision', '+', 1) }))
    .where('userId', '=', userId)
    .returning([...COLUMNS, ...STREAK_COLUMNS, 'revision', 'streakRevision']),
)

const saveRow = statement((database: Connection, row: Row & { userId: number }) =>
  database
    .updateTable('learner')
    .set((eb) => ({
      finishedQuizzes: row.finishedQuizzes,
      lastActivityAt: row.lastActivityAt,
      timeZone: row.timeZone,
      streakDay: row.streakDay,
      streakLength: row.streakLength,
      streakSinceRest: row.streakSinceRest,
      streakLongest: row.streakLongest,
      streakRevision: eb.ref('revision'),
    }))
    .where('userId', '=', row.userId),
)

/** The one row of each learner, which is also the lock that makes deliveries for a person wait. */
export function learnerStore(connection: Connection) {
  return {
    /**
     * Locks the learner until the transaction ends, so other deliveries for this person wait. Raising the revision is
     * what takes the row lock on both databases.
     */
    async take(userId: number): Promise<TakenLearner> {
      const [learner] = await takeRow(connection, { userId })
      // The account was deleted after this delivery had been let in.
      if (!learner) throw new Refusal('account-deleted')
      const { finishedQuizzes, lastActivityAt, timeZone, revision, streakRevision } = learner
      const streak = revision === streakRevision ? streakInRow(learner) : null
      return { finishedQuizzes, lastActivityAt, timeZone, streak }
    },

    async find(userId: number): Promise<KeptLearner> {
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

    async save(userId: number, { streak, ...learner }: TakenLearner): Promise<void> {
      await saveRow(connection, { userId, ...learner, ...streakColumns(streak) })
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
    clear: (userId: number) => clearLearner(connection, userId),
  }
}

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

async function clearLearner(connection: Connection, userId: number): Promise<void> {
  for (const table of DONE_BY_LEARNER) await connection.deleteFrom(table).where('userId', '=', userId).execute()
  await connection
    .updateTable('learner')
    .set({ ...NEVER_ACTIVE, ...NO_STREAK_COLUMNS })
    .where('userId', '=', userId)
    .execute()
}

function streakInRow({
  streakDay: lastDay,
  streakLength: length,
  streakSinceRest: sinceRest,
  streakLongest: longest,
}: StreakColumns): StreakState | null {
  // All of them are known, or none.
  if (lastDay === null || length === null || sinceRest === null || longest === null) return null
  return { lastDay, length, sinceRest, longest }
}

function streakColumns(streak: StreakState | null): StreakColumns {
  if (streak === null) return NO_STREAK_COLUMNS
  const { lastDay, length, sinceRest, longest } = streak
  return { streakDay: lastDay, streakLength: length, streakSinceRest: sinceRest, streakLongest: longest }
}
