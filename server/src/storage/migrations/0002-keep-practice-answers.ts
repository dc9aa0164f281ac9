import type { Migration } from './migration.ts'

/** Answers given in practice, by the key they were sent under. */
export const keepPracticeAnswers: Migration = async (transaction, { orderedText }) => {
  await transaction.schema
    .createTable('practiceAnswer')
    .addColumn('userId', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('key', orderedText, (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('isCorrect', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('practiceAnswerKey', ['userId', 'key'])
    .execute()
}
