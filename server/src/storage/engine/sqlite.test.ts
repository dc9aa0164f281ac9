import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FAULTS, FailingStatements } from '../../../test/failing-statements.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/storage.fixture.ts'
import { openStorage } from '../storage.ts'
import { databasePath } from './sqlite.ts'

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
