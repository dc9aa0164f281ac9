import type { Migration } from './migration.ts'

/** A live round keeps the clock of its talk, so that every wall shows the same. */
export const keepTalkClock: Migration = async (transaction) => {
  await transaction.schema.alterTable('classRound').addColumn('talkClock', 'text').execute()
}
