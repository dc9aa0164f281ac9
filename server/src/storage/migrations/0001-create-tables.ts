import type { ColumnDefinitionBuilder, CreateTableBuilder, Generated } from 'kysely'
import type { Migration } from './migration.ts'

/** The two tables that are filled here, as they are in this version. */
type FirstTables = {
  account: {
    id: Generated<number>
    username: string
    usernameKey: string
    passwordHash: string | null
    createdAt: number
  }
  learner: { userId: number }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const startsAtZero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
/** Deleting a person deletes these rows. */
const ofPerson = (column: ColumnDefinitionBuilder) => column.notNull().references('account.id').onDelete('cascade')

/** Every table of version 2.0.0; `schema.ts` says what the columns hold. */
export const createTables: Migration = async (transaction, { autoIncrement, byteOrderedText }) => {
  const { schema } = transaction
  const numbered = (column: ColumnDefinitionBuilder) => autoIncrement(column.primaryKey())
  const personal = <Name extends string, Columns extends string>(
    table: Name,
    key: readonly Columns[],
    columns: (builder: CreateTableBuilder<Name, 'userId'>) => CreateTableBuilder<Name, 'userId' | Columns>,
  ) =>
    columns(schema.createTable(table).addColumn('userId', 'integer', ofPerson))
      .addPrimaryKeyConstraint(`${table}Key`, ['userId', ...key])
      .execute()

  await schema
    .createTable('account')
    .addColumn('id', 'integer', numbered)
    .addColumn('username', 'text', required)
    .addColumn('usernameKey', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('displayName', 'text')
    .addColumn('recoveryHash', 'text')
    .addColumn('recoveryMadeAt', 'bigint')
    .execute()
  await personal('session', ['tokenHash'], (table) =>
    table
      .addColumn('tokenHash', byteOrderedText, required)
      .addColumn('createdAt', 'bigint', required)
      .addColumn('lastSeenAt', 'bigint', required)
      .addColumn('expiresAt', 'bigint', required)
      .addColumn('device', 'text'),
  )
  await schema.createIndex('sessionByExpiry').on('session').column('expiresAt').execute()
  await schema
    .createTable('deletedSession')
    .addColumn('tokenHash', byteOrderedText, (column) => column.primaryKey())
    .addColumn('expiresAt', 'bigint', required)
    .execute()
  await schema
    .createTable('counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', required)
    .execute()
  await schema
    .createTable('secret')
    .addColumn('name', byteOrderedText, (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute()
  // The rate limiter prescribes these columns.
  await schema
    .createTable('rateLimit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', startsAtZero)
    .addColumn('expire', 'bigint')
    .execute()

  await personal('learner', [], (table) =>
    table
      .addColumn('finishedQuizzes', 'integer', startsAtZero)
      .addColumn('lastActivityAt', 'bigint')
      .addColumn('timeZone', 'text')
      .addColumn('streak', 'text'),
  )
  await schema
    .createTable('question')
    .addColumn('id', 'integer', numbered)
    .addColumn('hash', byteOrderedText, (column) => column.notNull().unique())
    .addColumn('body', 'text', required)
    .addColumn('isForeign', 'integer', required)
    .execute()
  await personal('foreignQuestion', ['questionId'], (table) =>
    table
      .addColumn('questionId', 'integer', (column) => column.notNull().references('question.id').onDelete('cascade'))
      .addColumn('bytes', 'integer', required),
  )
  await schema.createIndex('foreignQuestionByQuestion').on('foreignQuestion').column('questionId').execute()
  await personal('quizResult', ['id'], (table) =>
    table
      .addColumn('id', byteOrderedText, required)
      .addColumn('mode', 'text', required)
      .addColumn('score', 'integer', required)
      .addColumn('totalQuestions', 'integer', required)
      .addColumn('correctAnswers', 'integer', required)
      .addColumn('timestamp', 'bigint', required)
      .addColumn('timeSpent', 'bigint', required)
      .addColumn('day', 'text', required)
      .addColumn('asked', 'text', required)
      .addColumn('contentHash', 'text', required)
      .addColumn('recordsActivity', 'integer', required),
  )
  await schema.createIndex('quizResultByTime').on('quizResult').columns(['userId', 'timestamp', 'id']).execute()
  await personal('answer', ['key'], (table) =>
    table
      .addColumn('key', byteOrderedText, required)
      .addColumn('source', 'text', required)
      .addColumn('at', 'bigint', required)
      .addColumn('day', 'text', required)
      .addColumn('itemId', 'text', required)
      .addColumn('categoryType', 'text', required)
      .addColumn('isCorrect', 'integer', required)
      .addColumn('isSound', 'integer', required)
      .addColumn('scenarioId', 'text')
      .addColumn('choice', 'text')
      .addColumn('sureness', 'text'),
  )
  await personal('dispute', ['scenarioId'], (table) =>
    table
      .addColumn('scenarioId', byteOrderedText, required)
      .addColumn('text', 'text', required)
      .addColumn('at', 'bigint', required),
  )
  await personal('progress', ['itemId'], (table) =>
    table
      .addColumn('itemId', byteOrderedText, required)
      .addColumn('categoryType', 'text', required)
      .addColumn('masteryLevel', 'double precision', required)
      .addColumn('timesEncountered', 'integer', required)
      .addColumn('timesCorrect', 'integer', required)
      .addColumn('lastEncountered', 'bigint', required)
      .addColumn('lastCorrect', 'integer', required)
      .addColumn('lastAnswerId', 'text', required)
      .addColumn('state', 'text', required),
  )
  await personal('activityDay', ['day'], (table) => table.addColumn('day', byteOrderedText, required))
  await personal('favorite', ['itemType', 'itemId'], (table) =>
    table
      .addColumn('itemType', byteOrderedText, required)
      .addColumn('itemId', byteOrderedText, required)
      .addColumn('createdAt', 'bigint', required),
  )
  await personal('achievement', ['achievementId'], (table) =>
    table
      .addColumn('achievementId', byteOrderedText, required)
      .addColumn('earnedAt', 'bigint', required)
      .addColumn('resultId', 'text'),
  )
  await personal('learningPath', ['pathType'], (table) =>
    table
      .addColumn('pathType', byteOrderedText, required)
      .addColumn('totalSteps', 'integer', required)
      .addColumn('currentStep', 'integer', required)
      .addColumn('startedAt', 'bigint', required)
      .addColumn('completedAt', 'bigint'),
  )

  await schema
    .createTable('todayCount')
    .addColumn('day', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('value', byteOrderedText, required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('todayCountKey', ['day', 'part', 'value'])
    .execute()
  await schema
    .createTable('todayAnswerer')
    .addColumn('hash', byteOrderedText, (column) => column.primaryKey())
    .addColumn('expiresAt', 'bigint', required)
    .execute()
  await schema.createIndex('todayAnswererByEnd').on('todayAnswerer').column('expiresAt').execute()

  // Account 1 is the demo user, which has no password.
  const demo = { username: 'demo', usernameKey: 'demo', passwordHash: null, createdAt: 0 }
  const filled = transaction.$extendTables<FirstTables>()
  const { id } = await filled.insertInto('account').values(demo).returning('id').executeTakeFirstOrThrow()
  await filled.insertInto('learner').values({ userId: id }).execute()
}
