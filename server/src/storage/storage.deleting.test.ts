import { itemAt } from '@think-twice/core/required'
import Fastify from 'fastify'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { NOON, PASSWORD, startTestApp } from '../../test/app.fixture.ts'
import { busyPerson } from '../../test/busy-person.ts'
import { joined, openedClass } from '../../test/class.fixture.ts'
import { DATABASES, type DatabaseKind, type TestDatabase } from '../../test/storage.fixture.ts'
import { watchedStatements } from '../../test/watched-statements.ts'
import { startUpkeep } from '../upkeep.ts'
import { openPostgres } from './engine/postgres.ts'
import { openSqlite } from './engine/sqlite.ts'

/** Tables that stay small however many people there are. */
const SMALL = ['schemaVersion', 'counter', 'secret']

describe.each(DATABASES)('deleting on %s', (kind) => {
  test('reads only what it deletes, however much of others is stored: an account, a class, a seat, what is over', async () => {
    const statements: CompiledQuery[] = []
    const noting = watchedStatements((query, run) => {
      statements.push(query)
      return run()
    })
    const server = await startTestApp(kind, { through: noting, rateLimits: true })
    const stopAfterRun = async () => (await startUpkeep(server.services, Fastify().log))()
    await stopAfterRun()
    const [person, teacher] = [await busyPerson(server), await server.person()]
    const { id, seats } = await openedClass(teacher, ['Ben', 'Amara'])
    const anonymous = await openedClass(teacher)
    const seat = await joined(server, anonymous.code)

    statements.length = 0
    const confirmed = { username: person.username, password: PASSWORD }
    expect((await person.delete(`/api/users/${person.id}`, {}, confirmed)).status).toBe(204)
    expect((await teacher.delete(`/api/classes/${id}/seats/${itemAt(seats, 0).id}`)).status).toBe(204)
    expect((await teacher.delete(`/api/classes/${id}`)).status).toBe(204)
    expect((await seat.delete('/api/seat/answers')).status).toBe(204)
    // The sample learner is up to date, so only what is over is left to do.
    server.clock.time = NOON + 1000
    await stopAfterRun()

    const plans = await explain(kind, server.settings, statements)
    expect(plans.size).toBeGreaterThan(20)
    expect([...plans].filter(([, scanned]) => scanned.length > 0)).toEqual([])
    await server.stop()
  })

  test('follows every reference by an index', async () => {
    const server = await startTestApp(kind)
    const references = await referencesIn(kind, server.settings)
    expect(references.length).toBeGreaterThan(15)
    const statements = references.map(({ table, columns }) => {
      const isReferring = columns.map((column) => sql`${sql.ref(column)} = ${1}`)
      return sql`delete from ${sql.table(table)} where ${sql.join(isReferring, sql` and `)}`
    })
    const plans = await explain(kind, server.settings, statements)
    expect([...plans].filter(([, scanned]) => scanned.length > 0)).toEqual([])
    await server.stop()
  })
})

type Rows = Record<string, unknown>[]

async function withConnection<Result>(
  kind: DatabaseKind,
  { databaseUrl, dataDir }: TestDatabase['settings'],
  work: (connection: Kysely<never>) => Promise<Result>,
): Promise<Result> {
  const { dialect } = kind === 'SQLite' ? await openSqlite(dataDir) : await openPostgres(String(databaseUrl))
  const connection = new Kysely<never>({ dialect })
  try {
    return await work(connection)
  } finally {
    await connection.destroy()
  }
}

/** For each statement that looks for rows, what it reads from beginning to end. */
async function explain(
  kind: DatabaseKind,
  settings: TestDatabase['settings'],
  statements: readonly (CompiledQuery | ReturnType<typeof sql>)[],
): Promise<Map<string, string[]>> {
  return withConnection(kind, settings, (connection) =>
    connection.connection().execute(async (one) => {
      const plans = new Map<string, string[]>()
      // The tables are nearly empty, so PostgreSQL would rather read all of them.
      if (kind === 'PostgreSQL') await sql`set enable_seqscan = off`.execute(one)
      for (const statement of statements) {
        const query = 'compile' in statement ? statement.compile(one) : statement
        if (plans.has(query.sql) || !/\bwhere\b|\bmax\(/.test(query.sql)) continue
        plans.set(query.sql, await scannedBy(kind, one, query))
      }
      return plans
    }),
  )
}

async function scannedBy(kind: DatabaseKind, connection: Kysely<never>, query: CompiledQuery): Promise<string[]> {
  if (kind === 'SQLite') {
    const { rows } = await connection.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    })
    return rows
      .flatMap(({ detail }) => /^SCAN (?!CONSTANT)(\w+)/.exec(detail)?.[1] ?? [])
      .filter((table) => !SMALL.includes(table))
  }
  const { rows } = await sql.raw<Record<string, string>>(`explain (generic_plan) ${query.sql}`).execute(connection)
  const plan = rows
    .map((row) => String(Object.values(row)[0]))
    .join('\n')
    .replaceAll(/Limit .*\n.*Index Only Scan.*/g, '')
  // Reading a whole index is no better than reading the whole table, unless it is for the first or last of its values.
  const whole =
    /(?:Seq Scan on|Index(?: Only)? Scan(?: Backward)? using \S+ on) "?(\w+)"?.*\n(?!\s+(?:Index Cond|Disabled.*\n\s+Index Cond))/g
  return [...`${plan}\n`.matchAll(whole)].flatMap(([, table = '']) => (SMALL.includes(table) ? [] : table))
}

async function referencesIn(
  kind: DatabaseKind,
  settings: TestDatabase['settings'],
): Promise<{ table: string; columns: string[] }[]> {
  const statement =
    kind === 'SQLite'
      ? `select m.name as "table", m.name || f.id as "key", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
         where m.type = 'table' order by m.name, f.id, f.seq`
      : `select r.relname as "table", c.conname as "key", a.attname as "column"
         from pg_constraint c cross join unnest(c.conkey) as k join pg_class r on r.oid = c.conrelid
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k where c.contype = 'f'`
  const { rows } = await withConnection(kind, settings, (connection) => sql.raw<Rows[0]>(statement).execute(connection))
  const references = new Map<string, { table: string; columns: string[] }>()
  for (const { table, key, column } of rows) {
    const reference = references.get(String(key)) ?? { table: String(table), columns: [] }
    references.set(String(key), reference)
    reference.columns.push(String(column))
  }
  return [...references.values()]
}
