import type { Kysely } from 'kysely'
import type { DatabaseAdapter } from '../engine/database-adapters.ts'
import type { Tables } from '../schema.ts'
import { MIGRATIONS } from './migrations.ts'

/**
 * Runs all missing migrations or none, once, even when several processes start together. Refuses a database changed by
 * a newer version.
 */
export async function migrate(database: Kysely<Tables>, adapter: DatabaseAdapter): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await adapter.lockSchema(transaction)
    await transaction.schema
      .createTable('schemaVersion')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    const current = (await transaction.selectFrom('schemaVersion').select('version').executeTakeFirst())?.version ?? 0
    if (current > MIGRATIONS.length) {
      throw new Error(
        `Cannot open the database: it has version ${current}, and this program knows versions up to ${MIGRATIONS.length}. Start the newer program, or restore an older backup.`,
      )
    }
    if (current === MIGRATIONS.length) return
    for (const step of MIGRATIONS.slice(current)) await step(transaction.$pickTables<never>(), adapter)
    await transaction.deleteFrom('schemaVersion').execute()
    await transaction.insertInto('schemaVersion').values({ version: MIGRATIONS.length }).execute()
  })
}
