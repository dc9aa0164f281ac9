import { required } from '@think-twice/core/required'
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
    close: () => connection.destroy(),
  }
}

/** Reads everything stored, to compare it later; what only counts calls is left out. */
export async function openDump(settings: TestDatabase['settings']) {
  const { tables, rows, close } = await openDatabaseRows(settings)
  const names = tables.map(({ name }) => name).filter((name) => name !== 'rateLimit' && name !== 'schemaVersion')
  return {
    async read(): Promise<string> {
      const content: [string, string[]][] = []
      for (const name of names.sort()) content.push([name, (await rows(name)).map((row) => JSON.stringify(row)).sort()])
      return JSON.stringify(content)
    },
    close,
  }
}

/** Copies per statement. */
const AT_ONCE = 4000

/** Copies a person's rows in a table `count` times; `changed` are the columns that depend on the copy's number `n`. */
export async function copyRows(
  { run, tables }: DatabaseRows,
  { table, key, original, count }: { table: string; key: string; original: number; count: number },
  changed: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const columns = required(
    tables.find(({ name }) => name === table),
    table,
  ).columns
  const values = columns.map((column) => changed[column] ?? sql.ref(column))
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1)
    await run(sql`with recursive series(n) as (select ${sql.lit(from)} union all select n + 1 from series where n < ${sql.lit(to)})
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(table)} cross join series where ${sql.ref(key)} = ${sql.lit(original)}`)
  }
}
