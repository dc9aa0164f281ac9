import type { Migration } from './migration.ts'

/** How much room a learner has for more, and an index from which the latest answers are read. */
export const limitSaving: Migration = async ({ schema }) => {
  for (const column of ['resultsFreeAt', 'answersFreeAt']) {
    await schema
      .alterTable('learner')
      .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
      .execute()
  }
  await schema.createIndex('answerByTime').on('answer').columns(['userId', 'at', 'key']).execute()
}
