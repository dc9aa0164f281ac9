import { inOrderOfAnswers } from '@think-twice/core/learning/evidence'
import { masteryLevelOf, masteryOfDays } from '@think-twice/core/learning/mastery'
import { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { finishedQuiz } from '../../../test/quiz.fixture.ts'
import { createTestDatabase, DATABASES, type TestDatabase } from '../../../test/storage.fixture.ts'
import { answersOf } from '../../learning/evidence.ts'
import { openPostgres } from '../postgres.ts'
import { encodeAnswers, encodeQuestion } from '../question-encoding.ts'
import { openSqlite } from '../sqlite.ts'
import { openStorage } from '../storage.ts'
import { createTables } from './0001-create-tables.ts'
import { keepPracticeAnswers } from './0002-keep-practice-answers.ts'

/** The rows of a database of the second version, which the types of today do not describe. */
// biome-ignore lint/suspicious/noExplicitAny: a table of the past has no type of today.
type Past = any

const NOON = Date.UTC(2026, 9, 1, 12)
const DAY = 86_400_000
const ADA = 2

/** A database as the previous version left it: two quizzes, a keyed practice answer, and calls without a time. */
async function earlierDatabase({ databaseUrl, dataDir }: TestDatabase['settings']): Promise<void> {
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
    for (const [id, timestamp, changes] of [
      ['one', NOON, '{}'],
      ['two', NOON + 2 * DAY, '{}'],
      ['unrecorded', NOON, null],
    ] as const) {
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

describe.each(DATABASES)('the third version on %s', (database) => {
  test('dates every answer of the version before, and weighs them by the new rule', async () => {
    const { settings, remove } = await createTestDatabase(database)
    await earlierDatabase(settings)
    const storage = await openStorage(settings)

    const records = await storage.read(({ progress }) => progress.list(ADA))
    const answers = await storage.read((stores) => answersOf(stores, ADA))

    const counts = records.map(({ itemId, timesEncountered, timesCorrect }) => [itemId, timesEncountered, timesCorrect])
    expect(counts).toEqual([
      ['False Cause', 2, 2],
      ['Galaxy Brain', 3, 3],
      ['Straw Man', 5, 2],
    ])
    for (const record of records) {
      const days = answers
        .filter(({ itemId }) => itemId === record.itemId)
        .map(({ day, isCorrect }) => ({ day, answers: 1, right: isCorrect ? 1 : 0 }))
      expect(record.masteryLevel).toBe(masteryLevelOf(masteryOfDays(days)!))
    }
    // Noon in UTC is two in the morning of the next day on Kiritimati, fourteen hours ahead.
    const strawMan = answers.filter(({ itemId }) => itemId === 'Straw Man').sort(inOrderOfAnswers)
    expect(strawMan.map(({ day, source, isCorrect }) => [day, source, isCorrect])).toEqual([
      ['2026-10-02', 'quiz', false],
      ['2026-10-04', 'quiz', false],
      ['2026-10-11', 'earlier', false],
      ['2026-10-11', 'earlier', true],
      ['2026-10-11', 'practice', true],
    ])
    expect(strawMan[0]!.scenarioId).toMatch(/^straw-man-/)
    expect(await storage.read(({ achievements }) => achievements.list(ADA))).toHaveLength(1)

    await storage.close()
    await remove()
  })
})
