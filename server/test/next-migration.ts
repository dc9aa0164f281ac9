/** Loaded before a server (`node --import`), adds a step to its migrations, as the next version would. */
import { createHash } from 'node:crypto'
import { MIGRATIONS } from '../src/storage/migrations/migrate.ts'
import type { Migration } from '../src/storage/migrations/migration.ts'

/** Fills a new column row by row, so that there is time to kill the server in between. */
const hashResults: Migration = async (transaction) => {
  await transaction.schema.alterTable('quizResult').addColumn('askedHash', 'text').execute()
  const tables = transaction.$extendTables<{ quizResult: { id: string; asked: string; askedHash: string | null } }>()
  for (const { id, asked } of await tables.selectFrom('quizResult').select(['id', 'asked']).execute()) {
    const askedHash = createHash('sha256').update(asked).digest('base64url')
    await tables.updateTable('quizResult').set({ askedHash }).where('id', '=', id).execute()
  }
}

// A released list never changes; only tests of migrations add to it.
const migrations = MIGRATIONS as Migration[]
migrations.push(hashResults)
