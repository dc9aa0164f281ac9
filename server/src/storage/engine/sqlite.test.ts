import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FAULTS, FailingStatements } from '../../../test/failing-statements.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/storage.fixture.ts'
import { openStorage } from '../storage.ts'
import { sqliteDialect } from './sqlite.ts'
import { databasePath } from './sqlite-file.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase('SQLite')
})
afterEach(() => database.remove())

test('opening a new database file waits while another process creates it', async () => {
  const script = `
    const { default: Database } = await import('better-sqlite3')
    const database = new Database(process.argv[1])
    database.exec('begin immediate; create table other (id)')
    console.log('locked')
    setTimeout(() => { database.exec('commit'); database.close() }, 500)`
  const path = databasePath(database.settings.dataDir)
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script, path], { cwd: import.meta.dirname })
  const gone = once(other, 'exit')
  await once(other.stdout, 'data')
  const storage = await openStorage(database.settings)
  await storage.ping()
  await storage.close()
  expect(await gone).toEqual([0, null])
})

test('a disk that is full or read-only at the start is reported with the name of the setting', async () => {
  for (const fault of FAULTS.SQLite) {
    const statements = new FailingStatements()
    statements.failAt(2, fault, true, 'before')
    await expect(openStorage(database.settings, statements.through)).rejects.toThrow(
      `Cannot write to “${databasePath(database.settings.dataDir)}” in DATA_DIR: ${fault.message}.`,
    )
  }
})

test('starting with a damaged file says that it needs a backup', async () => {
  const path = databasePath(database.settings.dataDir)
  const statements = new FailingStatements()
  const damage = Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' })
  statements.failAt(2, damage, true, 'before')
  await expect(openStorage(database.settings, statements.through)).rejects.toThrow(
    `“${path}” in DATA_DIR is damaged (${damage.message}). Move the whole folder away, and restore a backup.`,
  )
})

test('starting with a file that is not a database says so', async () => {
  const path = databasePath(database.settings.dataDir)
  writeFileSync(path, 'Dear Ada, '.repeat(100))
  await expect(openStorage(database.settings)).rejects.toThrow(
    `Cannot open “${path}” in DATA_DIR: it is not a database. Move it away, or restore a backup.`,
  )
})

test('nothing is acknowledged once the files are moved away or deleted, until they are back', async () => {
  const { dataDir } = database.settings
  const storage = await openStorage(database.settings)
  const register = (name: string) => storage.transaction(({ accounts }) => accounts.create(name, null, 0))
  const refused = expect.objectContaining({ fault: 'unavailable' })
  await register('before')
  renameSync(dataDir, `${dataDir}-away`)
  await expect(register('lost')).rejects.toEqual(refused)
  await expect(storage.ping()).rejects.toEqual(refused)
  expect(storage.writes.read()).toMatchObject({
    accepted: false,
    reason: expect.stringMatching(
      /think-twice\.db” in DATA_DIR was moved or deleted while it was open; stop the server/,
    ),
  })
  renameSync(`${dataDir}-away`, dataDir)
  await register('after')
  rmSync(`${databasePath(dataDir)}-wal`)
  await expect(register('without its log')).rejects.toEqual(refused)
  rmSync(dataDir, { recursive: true })
  await (await openStorage(database.settings)).close()
  await expect(register('in a new one')).rejects.toEqual(refused)
  await storage.close()
})

describe('a transaction', () => {
  let file: string
  let opened: Database.Database
  let db: Kysely<{ item: { id: number; name: string } }>
  beforeEach(() => {
    file = join(database.settings.dataDir, 'some.db')
    opened = new Database(file)
    opened.pragma('journal_mode = WAL')
    opened.exec('create table item (id integer primary key, name text unique not null)')
    db = new Kysely({ dialect: sqliteDialect(opened) })
  })
  afterEach(() => db.destroy())

  const names = () => opened.prepare('select name from item order by id').pluck().all()
  const insert = (id: number, name: string) => (transaction: typeof db) =>
    transaction.insertInto('item').values({ id, name }).execute()

  test('takes the write lock before its first statement, and others can still read', async () => {
    const other = new Database(file, { timeout: 0 })
    await db.transaction().execute(async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked')
      expect(other.prepare('select count(*) from item').pluck().get()).toBe(0)
    })
    other.exec('begin immediate; rollback')
    other.close()
  })

  test('reports the original error when SQLite has already rolled back by itself', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await insert(1, 'one')(transaction)
      await sql`insert or rollback into item values (2, 'one')`.execute(transaction)
    })
    await expect(failing).rejects.toThrow('UNIQUE constraint failed: item.name')
    expect(names()).toEqual([])
    expect(opened.inTransaction).toBe(false)
  })

  test('that was left open is undone, and not passed on to the next one', async () => {
    opened.exec("begin; insert into item values (1, 'left behind')")
    await db.transaction().execute(insert(2, 'two'))
    expect(names()).toEqual(['two'])
  })
})
