import { Kysely, type RawBuilder, sql } from 'kysely'
import { openPostgres } from '../src/storage/engine/postgres.ts'
import { openSqlite } from '../src/storage/engine/sqlite.ts'
import type { TestDatabase } from './storage.fixture.ts'

export type DatabaseRows = {
  tables: { name: string; columns: string[] }[]
  rows: (table: string) => Promise<Record<string, unknown>[]>
  /** Runs a statement as another program would. */
  run: (statement: RawBuilder<unknown>) => Promise<void>
  close: () => Promise<void>
}

/** Reads and writes tables directly, bypassing the storage that the server uses. */
export async function openDatabaseRows({ databaseUrl, dataDir }: TestDatabase['settings']): Promise<DatabaseRows> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const connection = new Kysely({ dialect: engine.dialect })
  const found = await connection.introspection.getTables()
  return {
    tables: found.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    rows: async (table) =>
      (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(connection)).rows,
    run: async (statement) => void (await statement.execute(connection)),
    close: async () => {
      await connection.destroy()
      await engine.close()
    },
  }
}
