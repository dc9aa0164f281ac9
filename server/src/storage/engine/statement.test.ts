import { describe, expect, test } from 'vitest'
import { FailingStatements } from '../../../test/failing-statements.ts'
import { createTestDatabase, DATABASES } from '../../../test/storage.fixture.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Connection } from './connection.ts'
import { connectionsTo } from './connections.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { keepPlanOf, rowsStatement, STATEMENT_NAMES, statement } from './statement.ts'

let built = 0
const findCounter = statement((database: Connection, { name }: { name: string }) => {
  built += 1
  return database.selectFrom('counter').select('value').where('name', '=', name)
})
const addCounters = rowsStatement<{ name: string; value: number }>(['name', 'value'], (database, rows) =>
  database.insertInto('counter').values(rows),
)

describe.each(DATABASES)('a compiled statement on %s', (kind) => {
  const statements = new FailingStatements()

  test('is built once, and runs each time with its own values', async () => {
    const { settings, remove } = await createTestDatabase(kind)
    const engine =
      settings.databaseUrl === null ? await openSqlite(settings.dataDir) : await openPostgres(settings.databaseUrl)
    const { database, databaseOn, driver } = connectionsTo(statements.through(engine.dialect))
    await migrate(database, engine)
    built = 0

    await addCounters(database, [])
    await addCounters(database, [{ name: 'one', value: 1 }])
    await addCounters(database, [
      { name: 'two', value: 2 },
      { name: 'three', value: 3 },
    ])
    expect(await findCounter(database, { name: 'one' })).toEqual([{ value: 1 }])
    expect(await findCounter(database, { name: 'three' })).toEqual([{ value: 3 }])
    const connection = await driver.acquireConnection()
    expect(await findCounter(databaseOn(connection), { name: 'two' })).toEqual([{ value: 2 }])
    await driver.releaseConnection(connection)

    expect(built).toBe(1)
    const text = statements.written.find((sql) => sql.startsWith('select "value" from "counter"'))!
    expect(STATEMENT_NAMES.get(text)).toMatch(/^s\d+$/)
    await database.destroy()
    await engine.close()
    await remove()
  })
})

test('the plans of only so many statements are kept, because each takes memory in every connection', () => {
  const before = [...STATEMENT_NAMES]
  for (let number = 0; number < 1000; number++) keepPlanOf(`select ${number}`)
  const count = STATEMENT_NAMES.size
  STATEMENT_NAMES.clear()
  for (const [sql, name] of before) STATEMENT_NAMES.set(sql, name)
  expect(count).toBe(300)
})
