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

/** Accounts, sessions, limits, and all that a learner does. */
export const createTables: Migration = async (transaction, { numberItself, orderedText }) => {
  const { schema } = transaction
  const numbered = (column: ColumnDefinitionBuilder) => numberItself(column.primaryKey())
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
    .execute()
  await personal('session', ['tokenHash'], (table) =>
    table
      .addColumn('tokenHash', orderedText, required)
      .addColumn('createdAt', 'bigint', required)
      .addColumn('lastSeenAt', 'bigint', required)
      .addColumn('expiresAt', 'bigint', required),
  )
  await schema.createIndex('sessionByExpiry').on('session').column('expiresAt').execute()
  await schema
    .createTable('tally')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', required)
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
      .addColumn('revision', 'integer', startsAtZero),
  )
  await schema
    .createTable('question')
    .addColumn('id', 'integer', numbered)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('body', 'text', required)
    .execute()
  await personal('quizResult', ['id'], (table) =>
    table
      .addColumn('id', orderedText, required)
      .addColumn('mode', 'text', required)
      .addColumn('score', 'integer', required)
      .addColumn('totalQuestions', 'integer', required)
      .addColumn('correctAnswers', 'integer', required)
      .addColumn('timestamp', 'bigint', required)
      .addColumn('timeSpent', 'bigint', required)
      .addColumn('questionIds', 'text', required)
      .addColumn('optionOrders', 'text', required)
      .addColumn('userAnswers', 'text', required)
      .addColumn('contentHash', 'text', required)
      .addColumn('changes', 'text'),
  )
  await schema.createIndex('quizResultByTime').on('quizResult').columns(['userId', 'timestamp', 'id']).execute()
  await personal('progress', ['itemId'], (table) =>
    table
      .addColumn('itemId', orderedText, required)
      .addColumn('categoryType', 'text', required)
      .addColumn('masteryLevel', 'double precision', required)
      .addColumn('timesEncountered', 'integer', required)
      .addColumn('timesCorrect', 'integer', required)
      .addColumn('lastEncountered', 'bigint', required)
      .addColumn('lastCorrect', 'integer', required),
  )
  await personal('activityDay', ['day'], (table) => table.addColumn('day', orderedText, required))
  await personal('favorite', ['itemType', 'itemId'], (table) =>
    table
      .addColumn('itemType', orderedText, required)
      .addColumn('itemId', orderedText, required)
      .addColumn('createdAt', 'bigint', required),
  )
  await personal('achievement', ['achievementId'], (table) =>
    table.addColumn('achievementId', orderedText, required).addColumn('earnedAt', 'bigint', required),
  )
  await personal('learningPath', ['pathType'], (table) =>
    table
      .addColumn('pathType', orderedText, required)
      .addColumn('totalSteps', 'integer', required)
      .addColumn('currentStep', 'integer', required)
      .addColumn('startedAt', 'bigint', required)
      .addColumn('completedAt', 'bigint'),
  )

  // Account 1 is the demo user, which has no password.
  const demo = { username: 'demo', usernameKey: 'demo', passwordHash: null, createdAt: 0 }
  const filled = transaction.$extendTables<FirstTables>()
  const { id } = await filled.insertInto('account').values(demo).returning('id').executeTakeFirstOrThrow()
  await filled.insertInto('learner').values({ userId: id }).execute()
}
