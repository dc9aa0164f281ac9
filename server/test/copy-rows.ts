import { required } from '@think-twice/core/required'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseRows } from './database-rows.ts'

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
