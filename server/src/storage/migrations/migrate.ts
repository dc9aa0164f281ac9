import type { Kysely } from 'kysely'
import type { DatabaseAdapter } from '../engine/database-adapters.ts'
import type { Tables } from '../schema.ts'
import { createTables } from './0001-create-tables.ts'
import { createClassTables } from './0002-create-class-tables.ts'
import { keepTalkClock } from './0003-keep-talk-clock.ts'
import { limitSaving } from './0004-limit-saving.ts'
import { indexWhatEnds } from './0005-index-what-ends.ts'
import type { Migration } from './migration.ts'

/** Every migration since version 2.0.0, in order. A released one never changes. */
export const MIGRATIONS: readonly Migration[] = [
  createTables,
  createClassTables,
  keepTalkClock,
  limitSaving,
  indexWhatEnds,
]

/** The number of the last schema before version 2.0.0; later ones count on from here. */
const LAST_OF_VERSION_1 = 8

/** Why a database with the schema of this number cannot be used at all; null if it can. */
export function problemOfSchema(version: number): string | null {
  if (version <= LAST_OF_VERSION_1) {
    return 'it was made by version 1 of Think Twice, which version 2 cannot read. Begin with an empty database.'
  }
  const newest = LAST_OF_VERSION_1 + MIGRATIONS.length
  if (version <= newest) return null
  return `it has version ${version}, and this program knows versions up to ${newest}. Start the newer program, or restore an older backup.`
}

/**
 * Runs all missing migrations or none, once, even when several processes start together. Refuses a database made by
 * version 1 or changed by a newer version.
 */
export async function migrate(database: Kysely<Tables>, adapter: DatabaseAdapter): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await adapter.lockSchema(transaction)
    await transaction.schema
      .createTable('schemaVersion')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    const stored = await transaction.selectFrom('schemaVersion').select('version').executeTakeFirst()
    const problem = stored ? problemOfSchema(stored.version) : null
    if (problem !== null) throw new Error(`Cannot open the database: ${problem}`)
    const missing = MIGRATIONS.slice(stored ? stored.version - LAST_OF_VERSION_1 : 0)
    if (missing.length === 0) return
    for (const step of missing) await step(transaction.$pickTables<never>(), adapter)
    await transaction.deleteFrom('schemaVersion').execute()
    await transaction
      .insertInto('schemaVersion')
      .values({ version: LAST_OF_VERSION_1 + MIGRATIONS.length })
      .execute()
  })
}
