import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { itemAt } from '@think-twice/core/required'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/app.fixture.ts'
import { finishedQuiz } from '../../../test/quiz.fixture.ts'
import { runOperation } from '../../../test/server-process.ts'
import { openStorage } from '../storage.ts'
import { backUp, restore } from './sqlite-copies.ts'

const FLIPS = 60

describe('a backup of an SQLite database', () => {
  let server: TestApp
  let ada: Person
  let folder: string
  beforeEach(async () => {
    server = await startTestApp('SQLite')
    ada = await server.person()
    folder = mkdtempSync(join(tmpdir(), 'think-twice-backup-'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await server.stop()
  })

  const file = (name: string) => join(folder, name)
  const checksum = (name: string) => {
    const hash = createHash('sha256')
      .update(readFileSync(file(name)))
      .digest('hex')
    writeFileSync(file(`${name}.sha256`), `${hash}  ${name}\n`)
  }
  const save = (id: string) => ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id }))
  const resultsIn = async (dataDir: string) => {
    const storage = await openStorage({ databaseUrl: null, dataDir })
    const { summaries } = await storage.read(({ resultPages }) => resultPages.summaries(ada.id, {}, 100))
    await storage.close()
    return summaries.map(({ id }) => id)
  }

  test('made while quizzes are being saved contains all that were acknowledged before it began', async () => {
    const before = Array.from({ length: 20 }, (_, index) => `before-${index}`)
    for (const id of before) expect((await save(id)).status).toBe(201)
    const during = Array.from({ length: 40 }, (_, index) => `during-${index}`)
    const [command] = await Promise.all([
      run('backup', file('monday.db'), server.settings.dataDir),
      ...during.map((id) => save(id)),
    ])
    expect(command).toMatchObject({ code: 0, stdout: expect.stringContaining('monday.db') })

    expect(await run('restore', file('monday.db'), file('data'))).toMatchObject({ code: 0 })
    expect(await resultsIn(file('data'))).toEqual(expect.arrayContaining(before))
  })

  test('restores the accounts, but no sessions and no recovery codes', async () => {
    expect((await ada.post(`/api/users/${ada.id}/recovery-code`, { currentPassword: PASSWORD })).status).toBe(201)
    backUp(server.settings.dataDir, file('monday.db'))
    restore(file('data'), file('monday.db'))
    const database = new Database(join(file('data'), 'think-twice.db'), { readonly: true })
    expect(database.prepare('select username from account where id = ?').pluck().get(ada.id)).toBe(ada.username)
    expect(database.prepare('select count(*) from session').pluck().get()).toBe(0)
    expect(database.prepare('select count("recoveryHash") + count("recoveryMadeAt") from account').pluck().get()).toBe(
      0,
    )
    database.close()
    // The running database is unchanged.
    expect((await ada.get('/api/session')).status).toBe(200)
    expect((await server.nobody.post('/api/login', { username: ada.username, password: PASSWORD })).status).toBe(200)
  })

  test('of version 1 is refused in a sentence that says so', () => {
    backUp(server.settings.dataDir, file('monday.db'))
    const older = new Database(file('monday.db'))
    older.exec('update "schemaVersion" set version = 8')
    older.close()
    checksum('monday.db')
    expect(() => restore(file('data'), file('monday.db'))).toThrow(
      'it was made by version 1 of Think Twice, which version 2 cannot read.',
    )
    expect(existsSync(file('data'))).toBe(false)
  })

  test('never replaces an existing file', async () => {
    writeFileSync(file('monday.db'), 'precious')
    expect(() => backUp(server.settings.dataDir, file('monday.db'))).toThrow('the file already exists')
    backUp(server.settings.dataDir, file('tuesday.db'))
    expect(() => restore(server.settings.dataDir, file('tuesday.db'))).toThrow('Cannot restore over the database at')
    expect((await ada.get('/api/session')).status).toBe(200)
  })

  test('made twice at once under one name is made once, and so is what two restore at once', async () => {
    for (const name of ['monday.db', 'tuesday.db', 'friday.db']) {
      const backups = [1, 2].map(() => run('backup', file(name), server.settings.dataDir))
      const ends = await Promise.all(backups)
      expect(ends.map(({ code }) => code).sort(), ends.map(({ stderr }) => stderr).join()).toEqual([0, 1])
      expect(ends.map(({ stderr }) => stderr).join('')).toContain('the file already exists')
      expect(modesIn(folder).slice(1)).toEqual(readdirSync(folder).map(() => '600'))
    }
    const restores = ['monday.db', 'tuesday.db'].map((name) => run('restore', file(name), file('data')))
    const ends = await Promise.all(restores)
    expect(ends.map(({ code }) => code).sort(), ends.map(({ stderr }) => stderr).join()).toEqual([0, 1])
    expect(ends.map(({ stderr }) => stderr).join('')).toContain('Cannot restore over the database at')
    expect(readdirSync(file('data'))).toEqual(['think-twice.db'])
  })

  test('that is damaged, foreign, or without its log is refused, and leaves nothing behind', () => {
    backUp(server.settings.dataDir, file('monday.db'))
    truncateSync(file('monday.db'), 20_000)
    checksum('monday.db')
    writeFileSync(file('letter.db'), 'Dear Ada')
    const other = new Database(file('other.db'))
    other.exec('create table account (id)')
    other.close()
    copyFileSync(join(server.settings.dataDir, 'think-twice.db'), file('raw.db'))
    for (const name of ['letter.db', 'other.db', 'raw.db']) checksum(name)
    backUp(server.settings.dataDir, file('bare.db'))
    rmSync(file('bare.db.sha256'))
    for (const [name, reason] of [
      ['monday.db', 'because it is damaged'],
      ['letter.db', 'not a database'],
      ['other.db', 'another program made it'],
      ['raw.db', 'without the log'],
      ['nowhere.db', 'there is no file'],
      ['bare.db', 'its checksum'],
    ] as const) {
      expect(() => restore(file('data'), file(name)), name).toThrow(reason)
    }
    expect(existsSync(file('data'))).toBe(false)
  })

  test('with a single flipped bit is refused, 60 times of 60', () => {
    backUp(server.settings.dataDir, file('monday.db'))
    const sound = readFileSync(file('monday.db'))
    const refused = Array.from({ length: FLIPS }, (_, flip) => {
      const damaged = Buffer.from(sound)
      const bit = Math.floor((flip / FLIPS) * sound.length * 8) + (flip % 8)
      damaged[bit >> 3] = itemAt(damaged, bit >> 3) ^ (1 << (bit & 7))
      writeFileSync(file('monday.db'), damaged)
      try {
        restore(file(`data${flip}`), file('monday.db'))
        return false
      } catch {
        return true
      }
    })
    expect(refused.filter(Boolean)).toHaveLength(FLIPS)
    writeFileSync(file('monday.db'), sound)
    restore(file('data'), file('monday.db'))
  })

  test.each(['-wal', '-shm', '-journal'])('is not restored beside a leftover %s file', (suffix) => {
    backUp(server.settings.dataDir, file('monday.db'))
    mkdirSync(file('data'))
    writeFileSync(join(file('data'), `think-twice.db${suffix}`), 'left over')
    expect(() => restore(file('data'), file('monday.db'))).toThrow('is left over from another database')
    expect(readdirSync(file('data'))).toEqual([`think-twice.db${suffix}`])
  })

  test('creates the folder it needs, or says in a sentence why it cannot', async () => {
    const deep = join(file('safe'), 'deep', 'monday.db')
    backUp(server.settings.dataDir, deep)
    restore(file('data'), deep)
    expect(await resultsIn(file('data'))).toEqual([])
    const impossible = await run('backup', '/dev/null/monday.db', server.settings.dataDir)
    expect(impossible).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Cannot write the backup to “\/dev\/null”: .+\n$/),
    })
  })

  test('can be read only by the account of the server, like the database', async () => {
    await save('one')
    expect(modesIn(server.settings.dataDir)).toEqual(['700', '600', '600', '600'])
    backUp(server.settings.dataDir, join(file('safe'), 'monday.db'))
    expect(modesIn(file('safe'))).toEqual(['700', '600', '600'])
    restore(file('data'), join(file('safe'), 'monday.db'))
    expect(modesIn(file('data'))).toEqual(['700', '600'])
  })

  test('explains in a sentence what is wrong with its command', async () => {
    const nothing = await run('backup', file('monday.db'), file('empty'))
    expect(nothing).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Cannot back up: there is no database at/),
    })
    const postgres = await run('backup', file('monday.db'), file('empty'), { DATABASE_URL: 'postgres://a@b/c' })
    expect(postgres).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump') })
    for (const args of [['backup'], ['backup', '--help'], ['backup', ''], ['restore', 'a', 'b']]) {
      expect(await runOperation('copies', args, { DATABASE_URL: '', DATA_DIR: file('empty') })).toMatchObject({
        code: 1,
        stderr: `Name one file, like: npm run ${args[0]} -- monday.db\n`,
      })
    }
    writeFileSync(file('letter'), 'Dear Ada')
    const onFile = await run('restore', file('monday.db'), file('letter'))
    expect(onFile).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Cannot restore[^\n]+\n$/) })
    const bad = await run('restore', file('monday.db'), file('empty'), { PORT: 'x' })
    expect(bad).toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT must be/) })
  })
})

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

/** The permissions of a folder, then those of its files. */
function modesIn(folder: string): string[] {
  return [modeOf(folder), ...readdirSync(folder).map((name) => modeOf(join(folder, name)))]
}

function run(command: 'backup' | 'restore', file: string, dataDir: string, env: Record<string, string> = {}) {
  return runOperation('copies', [command, file], { DATABASE_URL: '', DATA_DIR: dataDir, ...env })
}
