import type { StreakState } from '@think-twice/core/activity/streak'
import type { Selectable } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Connection } from '../engine/engine.ts'
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

/** A learner who is about to change. */
export type ChangingLearner = KeptLearner & {
  /** As of the latest active day; null if it has to be computed. */
  streak: StreakState | null
  /** Raised by every write for this person. */
  revision: number
}

const COLUMNS = ['finishedQuizzes', 'lastActivityAt', 'timeZone'] as const
const STREAK_COLUMNS = ['streakDay', 'streakLength', 'streakSinceRest', 'streakLongest'] as const

/** What `learnerInRow` reads. */
const LEARNER_COLUMNS = [...COLUMNS, ...STREAK_COLUMNS, 'revision', 'streakRevision'] as const
const NEVER_ACTIVE: KeptLearner = { finishedQuizzes: 0, lastActivityAt: null, timeZone: null }
const NO_STREAK_COLUMNS = { streakDay: null, streakLength: null, streakSinceRest: null, streakLongest: null }

type StreakColumns = Pick<LearnerTable, (typeof STREAK_COLUMNS)[number]>

/** The one row of each learner, which is also the lock that makes deliveries for a person wait. */
export function learnerStore(connection: Connection) {
  return {
    /**
     * Locks the learner until the transaction ends, so other deliveries for this person wait. Raising the revision is
     * what takes the row lock on both databases.
     */
    async take(userId: number): Promise<ChangingLearner> {
      const learner = await connection
        .updateTable('learner')
        // An older version raises only the revision, which shows that it wrote without keeping the streak.
        .set((eb) => ({ revision: eb('revision', '+', 1), streakRevision: eb('streakRevision', '+', 1) }))
        .where('userId', '=', userId)
        .returning(LEARNER_COLUMNS)
        .executeTakeFirst()
      // The account was deleted after this delivery had been let in.
      if (!learner) throw new Refusal('account-deleted')
      return learnerInRow(learner)
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

    /** Saves a learner that was taken in this transaction. */
    async save(userId: number, { streak, ...learner }: ChangingLearner): Promise<void> {
      await connection
        .updateTable('learner')
        .set({ ...learner, ...streakColumns(streak), streakRevision: learner.revision })
        .where('userId', '=', userId)
        .execute()
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

/** The learner that a row holds. */
function learnerInRow(row: Pick<Selectable<LearnerTable>, (typeof LEARNER_COLUMNS)[number]>): ChangingLearner {
  const { finishedQuizzes, lastActivityAt, timeZone, revision, streakRevision } = row
  const streak = revision === streakRevision ? streakInRow(row) : null
  return { finishedQuizzes, lastActivityAt, timeZone, streak, revision }
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
