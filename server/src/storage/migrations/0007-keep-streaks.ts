import type { Migration } from './migration.ts'

/** The latest run of active days, so that a finish need not read all of them; empty until the next activity. */
export const keepStreaks: Migration = async ({ schema }, { orderedText }) => {
  await schema.alterTable('learner').addColumn('streakDay', orderedText).execute()
  for (const column of ['streakLength', 'streakSinceRest', 'streakLongest']) {
    await schema.alterTable('learner').addColumn(column, 'integer').execute()
  }
}
