import type { Migration } from './migration.ts'

/** What people send beside the catalogue's questions is counted from here on. */
export const countQuestionBytes: Migration = async (transaction) => {
  await transaction.schema
    .alterTable('learner')
    .addColumn('questionBytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
