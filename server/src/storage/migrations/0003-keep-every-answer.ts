import { type ColumnDefinitionBuilder, sql, type Transaction } from 'kysely'
import { dateAnswers } from './0003-date-answers/date-answers.ts'
import type { EarlierTables } from './0003-date-answers/tables.ts'
import type { Migration, NoTables } from './migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Stores every answer with its day, scenario, choice and sureness, and recomputes mastery from the days. */
export const keepEveryAnswer: Migration = async (transaction, { orderedText }) => {
  const { schema } = transaction
  await schema.alterTable('tally').renameTo('counter').execute()
  await schema
    .alterTable('quizResult')
    .addColumn('day', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('quizResult').addColumn('sureness', 'text').execute()

  await schema
    .createTable('answer')
    .addColumn('userId', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('key', orderedText, required)
    .addColumn('source', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('day', 'text', required)
    .addColumn('itemId', 'text', required)
    .addColumn('categoryType', 'text', required)
    .addColumn('isCorrect', 'integer', required)
    .addColumn('isSound', 'integer', required)
    .addColumn('scenarioId', 'text')
    .addColumn('choice', 'text')
    .addColumn('sureness', 'text')
    .addPrimaryKeyConstraint('answerKey', ['userId', 'key'])
    .execute()

  await schema
    .createTable('dispute')
    .addColumn('userId', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('scenarioId', orderedText, required)
    .addColumn('text', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('disputeKey', ['userId', 'scenarioId'])
    .execute()

  for (const [name, type] of [
    ['lastAnswerId', 'text'],
    ['day', 'text'],
    ['pastRight', 'double precision'],
    ['pastWeight', 'double precision'],
    ['dayAnswers', 'integer'],
    ['dayRight', 'integer'],
  ] as const) {
    const initial = type === 'text' ? '' : 0
    await schema
      .alterTable('progress')
      .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
      .execute()
  }
  await forgetSampleLearner(transaction)
  await dateAnswers(transaction.$extendTables<EarlierTables>())
  await schema.dropTable('practiceAnswer').execute()
}

/** The server rebuilds the sample learner when it starts. */
async function forgetSampleLearner(transaction: Transaction<NoTables>): Promise<void> {
  for (const table of [
    'quizResult',
    'progress',
    'practiceAnswer',
    'activityDay',
    'favorite',
    'achievement',
    'learningPath',
  ]) {
    await sql`delete from ${sql.table(table)} where ${sql.ref('userId')} = 1`.execute(transaction)
  }
  await sql`update ${sql.table('learner')} set ${sql.ref('lastActivityAt')} = null, ${sql.ref('finishedQuizzes')} = 0 where ${sql.ref('userId')} = 1`.execute(
    transaction,
  )
}
