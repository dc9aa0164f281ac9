import { Kysely } from 'kysely'
import { openPostgres } from '../src/storage/engine/postgres.ts'
import { openSqlite } from '../src/storage/engine/sqlite.ts'
import { createTables } from '../src/storage/migrations/0001-create-tables.ts'
import { keepPracticeAnswers } from '../src/storage/migrations/0002-keep-practice-answers.ts'
import type { TestDatabase } from './storage.fixture.ts'

/** The rows of a database of the second version, which today's types do not describe. */
// biome-ignore lint/suspicious/noExplicitAny: a table of the past has no type of today.
type Past = any

const NOON = Date.UTC(2026, 9, 1, 12)
const DAY = 86_400_000
export const ADA = 2

/** What the questions of a quiz were labeled with: names, an alias, an id, and a label outside the catalogue. */
const LABELS = [
  ...['Straw Man', 'Post Hoc', 'Ad Hominem', 'slippery-slope', 'Appeal to Authority', ' Sunk Cost '],
  ...['Bandwagon', 'Appeal to Nature', 'Anecdotal', 'Appeal to Emotion', 'Tu Quoque', 'Burden of Proof'],
]
/** The order of each question's options, a letter each, as the second version wrote it. */
const ORDERS = 'abcdefghijkx'
/** The index picked for each question: the first is wrong, the last two are not answered, and the others are right. */
const PICKED = '1311322311--'

/** A question as that version stored it, always with its third option right. */
function storedQuestion(label: string, index: number) {
  const body = JSON.stringify({
    id: `q${index + 1}`,
    scenario: `“All roses are flowers,” says Ada, for the ${index + 1}. time.`,
    options: ['Anecdotal', 'Bandwagon', label, 'Tu Quoque'],
    correctAnswer: 2,
    fallacyType: label,
    explanation: 'That is what it is.',
    difficulty: 'easy',
    form: 'A',
  })
  return { hash: `hash of q${index + 1}`, body }
}

/**
 * A database as the second version left it: two quizzes, a keyed practice answer, and calls without a time. More copies
 * of the quizzes make it take longer to migrate.
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
    await transaction.insertInto('question').values(LABELS.map(storedQuestion)).execute()
    const results = Array.from({ length: copies }, (_, copy) => [
      { id: `one${copy || ''}`, timestamp: NOON, changes: '{}' },
      { id: `two${copy || ''}`, timestamp: NOON + 2 * DAY, changes: '{}' },
      { id: `unrecorded${copy || ''}`, timestamp: NOON, changes: null },
    ]).flat()
    for (const { id, timestamp, changes } of results) {
      await transaction
        .insertInto('quizResult')
        .values({
          ...{ userId: ADA, id, mode: 'standard', score: 75, totalQuestions: 12, correctAnswers: 9 },
          ...{ timestamp, timeSpent: 300, contentHash: id, changes },
          questionIds: LABELS.map((_, index) => index + 1).join(' '),
          ...{ optionOrders: ORDERS, userAnswers: PICKED },
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
        // An old record may claim the impossible.
        { ...record, itemId: 'Galaxy Brain', timesEncountered: 3, timesCorrect: 9, lastEncountered: NOON },
        { ...record, itemId: 'Slippery Slope', timesEncountered: 2, timesCorrect: 2, lastEncountered: NOON + 2 * DAY },
        { ...record, itemId: 'Sunk Cost', timesEncountered: 2, timesCorrect: 2, lastEncountered: NOON + 2 * DAY },
        {
          ...{ ...record, itemId: 'Burden of Proof', timesEncountered: 3, timesCorrect: 0 },
          ...{ lastEncountered: NOON + 3 * DAY, lastCorrect: 0 },
        },
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
