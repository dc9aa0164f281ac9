import type { Migration } from './migration.ts'

/** For upkeep: expired rows and latest visits are found without reading whole tables. */
export const indexWhatEnds: Migration = async ({ schema }) => {
  await schema.createIndex('sessionByUse').on('session').column('lastSeenAt').execute()
  await schema.createIndex('deletedSessionByExpiry').on('deletedSession').column('expiresAt').execute()
  await schema.createIndex('rateLimitByEnd').on('rateLimit').column('expire').execute()
  await schema.createIndex('classByUse').on('class').column('lastUsedAt').execute()
  await schema.createIndex('classByOpening').on('class').column('openedAt').execute()
}
