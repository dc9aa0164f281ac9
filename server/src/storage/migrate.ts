import type { Kysely } from 'kysely'
import type { Differences } from './differences.ts'
import { MIGRATIONS } from './migrations/migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the tables to the newest version: all missing steps or none of them, once, even when several processes
 * start together. A database that a newer program has changed is refused.
 */
export async function migrate(database: Kysely<Schema>, differences: Differences): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await differences.lockSchema(transaction)
    await transaction.schema
      .createTable('schemaVersion')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    const current = (await transaction.selectFrom('schemaVersion').select('version').executeTakeFirst())?.version ?? 0
    if (current > MIGRATIONS.length) {
      throw new Error(
        `The database is of version ${current}, and this program knows versions up to ${MIGRATIONS.length}: start the newer program, or restore a backup from before it.`,
      )
    }
    if (current === MIGRATIONS.length) return
    for (const step of MIGRATIONS.slice(current)) await step(transaction, differences)
    await transaction.deleteFrom('schemaVersion').execute()
    await transaction.insertInto('schemaVersion').values({ version: MIGRATIONS.length }).execute()
  })
}
