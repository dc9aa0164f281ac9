import type { Migration } from './migration.ts'

/** Starts counting what people send beyond the catalogue's questions. */
export const countQuestionBytes: Migration = async (transaction) => {
  await transaction.schema
    .alterTable('learner')
    .addColumn('questionBytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
