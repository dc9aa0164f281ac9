import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { compareText } from '@think-twice/core/text'
import { Kysely, sql } from 'kysely'
import type { Config } from '../../config.ts'
import { messageOf } from '../../error-fields.ts'
import type { Engine } from '../engine/engine.ts'
import { openPostgres } from '../engine/postgres.ts'
import { openSqlite } from '../engine/sqlite.ts'
import { databasePath } from '../engine/sqlite-file.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Tables } from '../schema.ts'

/** A database, and the option that names it where the settings do not. */
type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataDir'> & { givenAs?: string }
type Row = Record<string, unknown>
/** A table, and the column by whose ranges it is read; null where it is small enough to be read at once. */
type Table = { name: string; rangeColumn: 'userId' | 'id' | null }
/** The number of rows and a hash of their content, in any order. */
type Sum = { rows: number; hash: string }

/** A problem the operator can fix; the message is for them. */
export class MoveError extends Error {}

/** The time in which PostgreSQL may still list clients that have gone, in ms. */
const LINGERS = 1000
/** Between two looks, in ms. */
const PAUSE = 50

/** People, or questions, whose rows are read at a time. */
const RANGE = 50
/** Values in one statement; SQLite allows 32,766. */
const MOST_VALUES = 20_000

/**
 * Copies every row of one database, sign-ins and recovery codes included, to another that must not hold anybody yet, in
 * one transaction. Reads everything back and compares counts and hashes before committing. The source is left as it is.
 * Refused while a server has either of them open.
 */
export async function moveDatabase(from: DatabasePlace, to: DatabasePlace): Promise<(Sum & { table: string })[]> {
  const isNew = to.databaseUrl === null && !existsSync(databasePath(to.dataDir))
  try {
    return await withDatabase(from, (source) =>
      withDatabase(to, (target) =>
        // The source goes inside, so that its use is noticed before anything is committed to the target.
        alone(target, 'to move to', (writing) =>
          alone(source, 'to move from', (reading) => moveTables(reading, writing)),
        ),
      ),
    )
  } catch (error) {
    // An empty database must not be taken for one that was moved.
    const made = isNew ? ['', '-wal', '-shm'].map((end) => databasePath(to.dataDir) + end) : []
    for (const file of made) if (existsSync(file)) rmSync(file)
    throw error
  }
}

type Side = { database: Kysely<Tables>; engine: Engine }

/** Runs work in one transaction on a database that no other client has open at the transaction's beginning or end. */
async function alone<Result>(
  { database, engine }: Side,
  which: string,
  work: (side: Side) => Promise<Result>,
): Promise<Result> {
  const inUse = () => new MoveError(`The database ${which} is in use: stop the server first; then move.`)
  await engine.excludeOthers(database)
  try {
    return await database.transaction().execute(async (transaction) => {
      await untilAlone(engine, transaction, inUse)
      const result = await work({ database: transaction, engine })
      await untilAlone(engine, transaction, inUse)
      return result
    })
  } catch (error) {
    throw engine.isLocked(error) ? inUse() : error
  }
}

/** PostgreSQL lists a client for a moment after it has gone. */
async function untilAlone(engine: Engine, transaction: Kysely<Tables>, inUse: () => Error): Promise<void> {
  const end = performance.now() + LINGERS
  while (await engine.hasOtherClients(transaction)) {
    if (performance.now() > end) throw inUse()
    await setTimeout(PAUSE)
  }
}

async function moveTables(from: Side, to: Side): Promise<(Sum & { table: string })[]> {
  const tables = await tablesOf(from.database)
  const names = tables.map(({ name }) => name)
  await from.engine.lockTables(from.database, names)
  await to.engine.lockTables(to.database, names)
  await requireNoAccounts(to.database)
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to.database)

  const moved: (Sum & { table: string })[] = []
  for (const table of tables) moved.push({ table: table.name, ...(await moveTable(table, from, to)) })
  return moved
}

async function moveTable(table: Table, from: Side, to: Side): Promise<Sum> {
  const sent = await copyRows(from.database, to.database, table)
  const arrived = await sumOf(to.database, table)
  if (arrived.rows !== sent.rows || arrived.hash !== sent.hash) {
    throw new MoveError(`The table “${table.name}” did not arrive as it was sent; nothing was moved.`)
  }
  // The ids of deleted rows are never used again, so the last id that was given moves too.
  if (table.rangeColumn === 'id') {
    await to.engine.setLastNumber(to.database, table.name, await from.engine.lastNumber(from.database, table.name))
  }
  return sent
}

async function withDatabase<Result>(place: DatabasePlace, work: (side: Side) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir, givenAs } = place
  const opening = databaseUrl === null ? openSqlite(dataDir, givenAs) : openPostgres(databaseUrl, givenAs)
  const engine = await opening.catch(forOperator)
  const database = new Kysely<Tables>({ dialect: engine.dialect })
  try {
    await prepare(database, engine).catch((error) => forOperator(engine.explainStart(error)))
    return await work({ database, engine })
  } finally {
    await database.destroy()
  }
}

async function prepare(database: Kysely<Tables>, engine: Engine): Promise<void> {
  await migrate(database, engine)
  await engine.afterFirstWrite()
}

function forOperator(error: unknown): never {
  throw new MoveError(messageOf(error), { cause: error })
}

/**
 * Rows of people come last: they refer to accounts and questions. Otherwise the order is that of the names, in which a
 * table comes after those that it refers to.
 */
async function tablesOf(database: Kysely<Tables>): Promise<Table[]> {
  const tables = await database.introspection.getTables()
  return tables
    .filter(({ name, isView }) => !isView && name !== 'schemaVersion')
    .map(({ name, columns }): Table => {
      const has = (column: string) => columns.some((each) => each.name === column)
      if (has('userId')) return { name, rangeColumn: 'userId' }
      return { name, rangeColumn: has('id') ? 'id' : null }
    })
    .sort(
      (one, other) =>
        Number(one.rangeColumn === 'userId') - Number(other.rangeColumn === 'userId') ||
        compareText(one.name, other.name),
    )
}

async function requireNoAccounts(database: Kysely<Tables>): Promise<void> {
  const found = await database.selectFrom('account').select('id').where('id', '!=', DEMO_USER_ID).executeTakeFirst()
  if (found) throw new MoveError('There are accounts in the database to move to; it has to be a new one.')
}

async function copyRows(reading: Kysely<Tables>, writing: Kysely<Tables>, table: Table): Promise<Sum> {
  const sum = createSum()
  for await (const rows of rangesOf(reading, table)) {
    for (const row of rows) sum.add(row)
    const [first] = rows
    if (!first) continue
    const columns = Object.keys(first)
    const rowsAtOnce = Math.floor(MOST_VALUES / columns.length)
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const part = rows.slice(start, start + rowsAtOnce)
      const values = part.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
      const named = sql.join(columns.map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(table.name)} (${named}) values ${sql.join(values)}`.execute(writing)
    }
  }
  return sum.read()
}

async function sumOf(database: Kysely<Tables>, table: Table): Promise<Sum> {
  const sum = createSum()
  for await (const rows of rangesOf(database, table)) for (const row of rows) sum.add(row)
  return sum.read()
}

/** The rows of a table, a range of people or questions at a time. */
async function* rangesOf(database: Kysely<Tables>, { name, rangeColumn }: Table): AsyncGenerator<Row[]> {
  const all = sql`select * from ${sql.table(name)}`
  if (rangeColumn === null) {
    yield (await sql<Row>`${all}`.execute(database)).rows
    return
  }
  const column = sql.ref(rangeColumn)
  let after = 0
  for (;;) {
    const next = sql<{
      start: number | null
    }>`select min(${column}) as "start" from ${sql.table(name)} where ${column} > ${after}`
    const start = (await next.execute(database)).rows[0]?.start ?? null
    if (start === null) return
    after = start + RANGE - 1
    yield (await sql<Row>`${all} where ${column} between ${start} and ${after}`.execute(database)).rows
  }
}

/**
 * Adds rows up, whatever their order: the hashes of all rows, combined bit by bit. No two rows of a table are alike.
 */
function createSum() {
  let rows = 0
  const combined = Buffer.alloc(32)
  return {
    add(row: Row): void {
      rows += 1
      const content = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
      for (const [index, byte] of createHash('sha256').update(content).digest().entries()) {
        combined.writeUInt8(combined.readUInt8(index) ^ byte, index)
      }
    },
    read: (): Sum => ({ rows, hash: combined.toString('hex') }),
  }
}
