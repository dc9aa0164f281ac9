import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from './migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Counts of answers to today's argument, keyed hashes of who was counted, and the server's secrets. */
export const countTodaysAnswers: Migration = async ({ schema }, { orderedText }) => {
  await schema
    .createTable('todayCount')
    .addColumn('day', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('value', orderedText, required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('todayCountKey', ['day', 'part', 'value'])
    .execute()
  await schema
    .createTable('todayAnswerer')
    .addColumn('hash', orderedText, (column) => column.primaryKey())
    .addColumn('expiresAt', 'bigint', required)
    .execute()
  await schema.createIndex('todayAnswererByEnd').on('todayAnswerer').column('expiresAt').execute()
  await schema
    .createTable('secret')
    .addColumn('name', orderedText, (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute()
}
