import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  backUpUnderLoad,
  environment,
  expectFinished,
  expectNoSignIns,
  expectRestored,
  openRows,
  RESULTS,
  run,
  type Settings,
  timeRestore,
} from './backup-drill.ts'
import { ADA, makeEarlierDatabase, NEWER_VERSION } from './earlier-database.ts'
import { registerAt, startServer } from './server-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-drill-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function operate(command: 'backup' | 'restore', file: string, dataDir: string): Promise<void> {
  return run(process.execPath, ['server/operate/copies.ts', command, file], { DATABASE_URL: '', DATA_DIR: dataDir })
}

describe(`SQLite with ${RESULTS} results`, () => {
  const settingsOf = (name: string): Settings => ({ databaseUrl: null, dataDir: join(folder, name) })

  test('is backed up under load and restored with everything acknowledged', async () => {
    const lost = settingsOf('data')
    const file = join(folder, 'monday.db')
    const backup = await backUpUnderLoad(lost, () => operate('backup', file, lost.dataDir))
    rmSync(lost.dataDir, { recursive: true })
    await timeRestore(() => operate('restore', file, lost.dataDir))
    await expectNoSignIns(lost)
    await expectRestored(lost, backup)
  })

  test('control: a copy of the bare file is sound, lacks what was acknowledged last, and is not restored', async () => {
    const { dataDir } = settingsOf('data')
    const bare = join(folder, 'bare.db')
    // The first server's results are in the file once it has stopped; the second's wait in the file's log.
    const first = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '' })
    const { cookie } = await registerAt(first.address, 'learner')
    await expectFinished(first.address, cookie, 'first')
    expect(await first.stop('SIGTERM')).toBe(0)
    const second = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '' })
    await expectFinished(second.address, cookie, 'second')
    copyFileSync(join(dataDir, 'think-twice.db'), bare)
    expect(await second.stop('SIGTERM')).toBe(0)

    const database = new Database(bare)
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    const theirs = "select id from quizResult where id in ('first', 'second')"
    expect(database.prepare(theirs).pluck().all()).toEqual(['first'])
    database.close()
    await expect(operate('restore', bare, join(folder, 'other'))).rejects.toThrow('Cannot restore')
  })

  test('restores a backup from an earlier version, and upgrades its tables', async () => {
    const earlier = settingsOf('earlier')
    await makeEarlierDatabase(earlier, RESULTS)
    await operate('backup', join(folder, 'earlier.db'), earlier.dataDir)
    const restored = settingsOf('restored')
    await timeRestore(() => operate('restore', join(folder, 'earlier.db'), restored.dataDir))
    const server = await startServer({ ...environment(restored), ...NEWER_VERSION })
    expect(await server.stop('SIGTERM')).toBe(0)
    const { rows, close } = await openRows(restored)
    const theirs = (await rows('quizResult')).filter(({ userId }) => userId === ADA)
    await close()
    expect(theirs).toHaveLength(RESULTS)
    for (const { askedHash } of theirs) expect(askedHash).toMatch(/^[\w-]{43}$/)
  })
})
