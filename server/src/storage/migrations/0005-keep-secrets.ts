import type { Migration } from './migration.ts'

/** Keys that all processes share, each made when it is first needed. */
export const keepSecrets: Migration = async (transaction) => {
  await transaction.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
