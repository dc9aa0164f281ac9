import type { Migration } from './migration.ts'

/** The room a learner has left for saving, and an index for reading the latest answers. */
export const limitSaving: Migration = async ({ schema }) => {
  for (const column of ['resultsFreeAt', 'answersFreeAt']) {
    await schema
      .alterTable('learner')
      .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
      .execute()
  }
  await schema.createIndex('answerByTime').on('answer').columns(['userId', 'at', 'key']).execute()
}
