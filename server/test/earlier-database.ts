import { Kysely } from 'kysely'
import { openPostgres } from '../src/storage/engine/postgres.ts'
import { openSqlite } from '../src/storage/engine/sqlite.ts'
import { createTables } from '../src/storage/migrations/0001-create-tables.ts'
import { keepPracticeAnswers } from '../src/storage/migrations/0002-keep-practice-answers.ts'
import { encodeAnswers, encodeQuestion } from '../src/storage/questions/question-encoding.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import type { TestDatabase } from './storage.fixture.ts'

/** The rows of a database of the second version, which the types of today do not describe. */
// biome-ignore lint/suspicious/noExplicitAny: a table of the past has no type of today.
type Past = any

const NOON = Date.UTC(2026, 9, 1, 12)
const DAY = 86_400_000
export const ADA = 2

/**
 * A database as the second version left it: two quizzes, a keyed practice answer, and calls without a time. With more
 * copies of the quizzes migrating it takes longer.
 */
export async function makeEarlierDatabase(
  { databaseUrl, dataDir }: TestDatabase['settings'],
  { copies = 1 }: { copies?: number } = {},
): Promise<void> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely<Past>({ dialect: engine.dialect })
  await database.transaction().execute(async (transaction) => {
    await createTables(transaction, engine)
    await keepPracticeAnswers(transaction, engine)
    await transaction.schema.createTable('schemaVersion').addColumn('version', 'integer').execute()
    await transaction.insertInto('schemaVersion').values({ version: 2 }).execute()

    await transaction
      .insertInto('account')
      .values({ username: 'ada', usernameKey: 'ada', passwordHash: 'x', createdAt: NOON })
      .execute()
    await transaction
      .insertInto('learner')
      .values({ userId: ADA, finishedQuizzes: 2, lastActivityAt: NOON, timeZone: 'Pacific/Kiritimati' })
      .execute()
    const { questions, userAnswers } = finishedQuiz('standard', 1)
    const earlier = questions.map(({ scenarioId: _, ...question }) => question)
    const encoded = earlier.map(encodeQuestion)
    for (const { hash, body } of encoded) await transaction.insertInto('question').values({ hash, body }).execute()
    const results = Array.from({ length: copies }, (_, copy) => [
      { id: `one${copy || ''}`, timestamp: NOON, changes: '{}' },
      { id: `two${copy || ''}`, timestamp: NOON + 2 * DAY, changes: '{}' },
      { id: `unrecorded${copy || ''}`, timestamp: NOON, changes: null },
    ]).flat()
    for (const { id, timestamp, changes } of results) {
      await transaction
        .insertInto('quizResult')
        .values({
          ...{ userId: ADA, id, mode: 'standard', score: 92, totalQuestions: 12, correctAnswers: 11 },
          ...{ timestamp, timeSpent: 300, contentHash: id, changes },
          questionIds: encoded.map((_, index) => index + 1).join(' '),
          optionOrders: encoded.map(({ order }) => order).join(''),
          userAnswers: encodeAnswers(userAnswers),
        })
        .execute()
    }
    await transaction
      .insertInto('practiceAnswer')
      .values({ userId: ADA, key: 'p:0', itemId: 'Straw Man', isCorrect: 1 })
      .execute()
    const record = { userId: ADA, categoryType: 'logical-fallacies', masteryLevel: 12.5, lastCorrect: 1 }
    await transaction
      .insertInto('progress')
      .values([
        // Two quizzes wrong, one keyed answer right, and two calls of which one was right.
        { ...record, itemId: 'Straw Man', timesEncountered: 5, timesCorrect: 2, lastEncountered: NOON + 9 * DAY },
        { ...record, itemId: 'False Cause', timesEncountered: 2, timesCorrect: 2, lastEncountered: NOON + 2 * DAY },
        { ...record, itemId: 'Galaxy Brain', timesEncountered: 3, timesCorrect: 9, lastEncountered: NOON },
      ])
      .execute()
    await transaction
      .insertInto('achievement')
      .values({ userId: ADA, achievementId: 'bias-hunter', earnedAt: 1 })
      .execute()
  })
  await database.destroy()
  await engine.close()
}
