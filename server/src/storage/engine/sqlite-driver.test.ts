import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteDialect } from './sqlite-driver.ts'

type Tables = { item: { id: number; name: string } }

let folder: string
let file: string
let database: Database.Database
let db: Kysely<Tables>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-driver-'))
  file = join(folder, 'some.db')
  database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.exec('create table item (id integer primary key, name text unique not null)')
  db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const names = () => database.prepare('select name from item order by id').pluck().all()

test('a change reports how many rows it affected, and a query returns rows', async () => {
  const added = await db
    .insertInto('item')
    .values([
      { id: 1, name: 'one' },
      { id: 2, name: 'two' },
    ])
    .returning('id')
    .execute()
  expect(added).toEqual([{ id: 1 }, { id: 2 }])
  const [changed] = await db.updateTable('item').set({ name: 'three' }).where('id', '=', 2).execute()
  expect(changed?.numUpdatedRows).toBe(1n)
  expect(await db.selectFrom('item').selectAll().where('id', '>', 1).execute()).toEqual([{ id: 2, name: 'three' }])
})

test('a transaction takes the write lock before its first statement', async () => {
  const other = new Database(file, { timeout: 0 })
  await db.transaction().execute(async () => {
    expect(() => other.exec('begin immediate')).toThrow('database is locked')
    // Reading goes on.
    expect(other.prepare('select count(*) from item').pluck().get()).toBe(0)
  })
  other.exec('begin immediate; rollback')
  other.close()
})

test('a failure inside a transaction undoes all of it', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('item').values({ id: 1, name: 'one' }).execute()
    throw new Error('not like this')
  })
  await expect(failing).rejects.toThrow('not like this')
  expect(names()).toEqual([])
})

test('the original error is reported when SQLite has already rolled back by itself', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('item').values({ id: 1, name: 'one' }).execute()
    await sql`insert or rollback into item values (2, 'one')`.execute(transaction)
  })
  await expect(failing).rejects.toThrow('UNIQUE constraint failed: item.name')
  expect(names()).toEqual([])
  expect(database.inTransaction).toBe(false)
})

test('a transaction left open is undone, and not passed on to the next one', async () => {
  database.exec("begin; insert into item values (1, 'left behind')")
  await db
    .transaction()
    .execute((transaction) => transaction.insertInto('item').values({ id: 2, name: 'two' }).execute())
  expect(names()).toEqual(['two'])
})

test('a statement is prepared once, and works even when more are used than are kept', async () => {
  const prepare = vi.spyOn(database, 'prepare')
  for (let time = 0; time < 3; time++) await sql`select 1`.execute(db)
  expect(prepare).toHaveBeenCalledOnce()
  for (let number = 0; number < 310; number++) {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(number)} as n`.execute(db)
    expect(rows).toEqual([{ n: number }])
  }
})

test('streaming a result from SQLite is refused', async () => {
  const pieces = db.selectFrom('item').selectAll().stream()
  await expect(pieces.next()).rejects.toThrow('Cannot stream from SQLite')
})
