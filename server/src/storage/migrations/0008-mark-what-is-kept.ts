import type { Migration } from './migration.ts'

/**
 * Tells whether what is kept beside a learner and a path is still right, because a process of an earlier version may go
 * on writing for a while without knowing about it. Empty where nobody has looked yet.
 */
export const markWhatIsKept: Migration = async ({ schema }) => {
  await schema.alterTable('learner').addColumn('streakRevision', 'integer').execute()
  await schema.alterTable('learningPath').addColumn('scoresReadAt', 'integer').execute()
}
