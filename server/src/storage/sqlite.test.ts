import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/storage.fixture.ts'
import { databasePath } from './sqlite.ts'
import { openStorage } from './storage.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase('SQLite')
})
afterEach(() => database.remove())

test('a new file that another process is just making is waited for', async () => {
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
