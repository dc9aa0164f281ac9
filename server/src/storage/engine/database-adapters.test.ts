import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASES, type TestDatabase } from '../../../test/storage.fixture.ts'
import { codeOf } from '../../error-fields.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Tables } from '../schema.ts'
import { POSTGRES, SQLITE } from './database-adapters.ts'
import type { Engine } from './engine.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type Opened = { database: Kysely<Tables>; engine: Engine; close: () => Promise<void> }

describe.each(DATABASES)('the adapter for %s', (kind) => {
  let empty: TestDatabase
  let opened: Opened
  beforeEach(async () => {
    empty = await createTestDatabase(kind)
    opened = await open(empty.settings)
    await migrate(opened.database, opened.engine)
    await opened.engine.afterFirstWrite()
  })
  afterEach(async () => {
    await opened.close()
    await empty.remove()
  })

  test('locks two tables against writing by others, while everybody can still read', async () => {
    const other = await open(empty.settings)
    await other.engine.afterFirstWrite()
    let hasWritten = false
    let writing: Promise<unknown> = Promise.resolve()
    await opened.database.transaction().execute(async (transaction) => {
      await opened.engine.lockTables(transaction, ['counter', 'secret'])
      const insert = () => other.database.insertInto('counter').values({ name: 'late', value: 1 }).execute()
      writing = insert().then(
        () => (hasWritten = true),
        (error) => expect(codeOf(error)).toBe('SQLITE_BUSY'),
      )
      expect(await other.database.selectFrom('counter').selectAll().execute()).toEqual([])
      expect(hasWritten).toBe(false)
    })
    await writing
    expect(hasWritten).toBe(kind === 'PostgreSQL')
    await other.close()
  })
})

test.runIf(DATABASES.includes('PostgreSQL'))(
  'a client that connects during a transaction on PostgreSQL is noticed',
  async () => {
    const empty = await createTestDatabase('PostgreSQL')
    const { database, engine, close } = await open(empty.settings)
    await database.transaction().execute(async (transaction) => {
      expect(await engine.hasOtherClients(transaction)).toBe(false)
      const other = await open(empty.settings)
      expect(await engine.hasOtherClients(transaction)).toBe(true)
      await other.close()
    })
    await close()
    await empty.remove()
  },
)

test.each([
  ['SQLite', 'SQLITE_FULL', 'unavailable'],
  ['SQLite', 'SQLITE_BUSY_SNAPSHOT', 'unavailable'],
  ['SQLite', 'SQLITE_IOERR_WRITE', 'unavailable'],
  ['SQLite', 'SQLITE_IOERR_FSYNC', 'damaged'],
  ['SQLite', 'SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLite', 'SQLITE_CONSTRAINT_UNIQUE', null],
  ['PostgreSQL', '53100', 'unavailable'],
  ['PostgreSQL', '40P01', 'unavailable'],
  ['PostgreSQL', 'ECONNRESET', 'unavailable'],
  ['PostgreSQL', 'XX001', 'damaged'],
  ['PostgreSQL', '23505', null],
] as const)('on %s the error code %s is the fault %s', (kind, code, fault) => {
  const adapter = kind === 'SQLite' ? SQLITE : POSTGRES
  expect(adapter.faultOf(Object.assign(new Error('on purpose'), { code }))).toBe(fault)
})

test('a lost connection to PostgreSQL has no code and is recognized by its message', () => {
  expect(POSTGRES.faultOf(new Error('Connection terminated unexpectedly'))).toBe('unavailable')
  expect(POSTGRES.faultOf(new TypeError('x is not a function'))).toBe(null)
})

async function open({ databaseUrl, dataDir }: TestDatabase['settings']): Promise<Opened> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely<Tables>({ dialect: engine.dialect })
  return {
    engine,
    database,
    close: () => database.destroy(),
  }
}
