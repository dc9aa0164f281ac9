import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { itemAt } from '@think-twice/core/item-at'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { restore } from '../src/storage/copies/sqlite-copies.ts'
import { openStorage } from '../src/storage/storage.ts'
import { copyRows } from './copy-rows.ts'
import { type DatabaseRows, openDatabaseRows } from './database-rows.ts'
import { ADA, makeEarlierDatabase } from './earlier-database.ts'
import { acknowledgedBy, after, finishDuringFaults } from './finish-during-faults.ts'
import { createPostgresNode, type PostgresNode } from './postgres-node.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { registerAt, send, startServer } from './server-process.ts'
import type { TestDatabase } from './storage.fixture.ts'
import { testSize } from './test-size.ts'

const RESULTS = testSize(100_000, 500)
/** Of each person in the database before anything else happens. */
const QUIZZES = 5
const PEOPLE = RESULTS / QUIZZES
/** Milliseconds of load before a backup begins and after it has ended. */
const AROUND = testSize(5000, 1000)
/** Milliseconds. */
const LONGEST_RESTORE = 5 * 60 * 1000
const FLIPS = testSize(60, 4)
const OF_PEOPLE = ['learner', 'quizResult', 'progress', 'activityDay', 'achievement']
/** PostgreSQL's own tools, which npm does not bring. */
const SYSTEM_POSTGRES = '/usr/lib/postgresql'
const TOOLS = existsSync(SYSTEM_POSTGRES)
  ? readdirSync(SYSTEM_POSTGRES)
      .map((version) => join(SYSTEM_POSTGRES, version, 'bin'))
      .find((programs) =>
        ['initdb', 'postgres', 'pg_dump', 'pg_basebackup'].every((name) => existsSync(join(programs, name))),
      )
  : undefined
const root = fileURLToPath(new URL('../..', import.meta.url))

type Settings = TestDatabase['settings']
type Backup = {
  /** The first of the people who were there before and did nothing during the backup. */
  firstId: number
  /** A hash of all that is kept of them. */
  kept: string
  /** What the server had acknowledged before the backup began, by account. */
  acknowledged: Map<number, string[]>
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-drill-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function environment({ databaseUrl, dataDir }: Settings): Record<string, string> {
  return databaseUrl === null ? { DATA_DIR: dataDir, DATABASE_URL: '' } : { DATABASE_URL: databaseUrl }
}

/** Of a table this large more is read and written in one statement than a server would wait for. */
async function openRows(settings: Settings): Promise<DatabaseRows> {
  const rows = await openDatabaseRows(settings)
  if (settings.databaseUrl !== null) await rows.run(sql`set statement_timeout = 0`)
  return rows
}

/** Somebody who finished quizzes, and copies of them. */
async function addPeople(settings: Settings): Promise<number> {
  const storage = await openStorage(settings)
  const account = await storage.transaction(({ accounts }) => accounts.create('original', null, Date.now()))
  const original = account!.id
  for (let number = 0; number < QUIZZES; number++) {
    const quiz = { ...finishedQuiz('standard', number, { recordActivity: true }), id: randomUUID() }
    await storage.transaction((stores) => finishQuiz(stores, original, quiz, Date.now()))
  }
  await storage.close()
  const rows = await openRows(settings)
  const copy = (table: string, key: string, changed: Parameters<typeof copyRows>[2]) =>
    copyRows(rows, { table, key, original, count: PEOPLE - 1 }, changed)
  await copy('account', 'id', { id: sql`"id" + n`, username: sql`'person' || n`, usernameKey: sql`'person' || n` })
  for (const table of OF_PEOPLE) await copy(table, 'userId', { userId: sql`"userId" + n` })
  // Ids that were given by hand are unknown to PostgreSQL's counter.
  if (settings.databaseUrl !== null) {
    await rows.run(sql`select setval(pg_get_serial_sequence('account', 'id'), (select max("id") from "account"))`)
  }
  await rows.close()
  return original
}

/** A hash of every row that is kept of the people who were there before. */
async function keptOfPeople(settings: Settings, firstId: number): Promise<string> {
  const { rows, close } = await openRows(settings)
  const hash = createHash('sha256')
  const isTheirs = (id: unknown) => Number(id) >= firstId && Number(id) < firstId + PEOPLE
  for (const table of ['account', ...OF_PEOPLE]) {
    const theirs = (await rows(table)).filter((row) => isTheirs(row['userId'] ?? row['id']))
    expect(theirs.length, table).toBeGreaterThanOrEqual(PEOPLE)
    hash.update(
      theirs
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    )
  }
  await close()
  return hash.digest('hex')
}

/** Backs up while eight learners finish quizzes, beside what is in the database already. */
async function backUpUnderLoad(settings: Settings, backUp: () => Promise<void>): Promise<Backup> {
  const firstId = await addPeople(settings)
  const server = await startServer(environment(settings))
  let beganAt = 0
  const learners = await finishDuringFaults(
    () => server.address,
    async (acknowledged) => {
      await after(AROUND)
      await expect.poll(acknowledged, { timeout: LONGEST_RESTORE }).toBeGreaterThan(0)
      // In whole milliseconds, and what was acknowledged in this one may be later.
      await after(1)
      beganAt = Date.now()
      await backUp()
      console.warn(`backed up ${RESULTS} results under load in ${Date.now() - beganAt} ms`)
      await after(AROUND)
    },
  )
  expect(await server.stop('SIGTERM')).toBe(0)
  const before = learners.map(({ id, acknowledged }) => {
    const ids = acknowledged.filter(({ acknowledgedAt }) => acknowledgedAt < beganAt).map((result) => result.id)
    return [id, ids] as const
  })
  const count = before.reduce((sum, [, ids]) => sum + ids.length, 0)
  console.warn(`${count} acknowledged before the backup began, ${acknowledgedBy(learners) - count} later`)
  expect(count).toBeGreaterThan(0)
  return { firstId, kept: await keptOfPeople(settings, firstId), acknowledged: new Map(before) }
}

/** Acknowledged results that a database does not have. */
async function missingIn(settings: Settings, { acknowledged }: Backup): Promise<string[]> {
  const { rows, close } = await openRows(settings)
  const there = new Set((await rows('quizResult')).map(({ id }) => id))
  await close()
  return [...acknowledged.values()].flat().filter((id) => !there.has(id))
}

/** Everything from before the backup is there, each result with all that it moved, and a server goes on with it. */
async function expectRestored(settings: Settings, backup: Backup): Promise<void> {
  expect(await missingIn(settings, backup)).toEqual([])
  expect(await keptOfPeople(settings, backup.firstId)).toBe(backup.kept)
  const { rows, close } = await openRows(settings)
  const [results, progress] = [await rows('quizResult'), await rows('progress')]
  await close()
  for (const id of backup.acknowledged.keys()) {
    const finished = results.filter(({ userId }) => userId === id).length
    const moved = progress.filter(({ userId }) => userId === id).map(({ timesEncountered }) => timesEncountered)
    expect(moved).toEqual(Array(12).fill(finished))
  }
  const server = await startServer(environment(settings))
  const { cookie } = await registerAt(server.address, 'newcomer')
  const body = finishedQuiz('standard', 1, { id: 'after', recordActivity: true })
  expect((await send('POST', `${server.address}/api/quiz-results`, { body, cookie })).status).toBe(201)
  expect(await server.stop('SIGTERM')).toBe(0)
}

async function expectNobodySignedIn(settings: Settings): Promise<void> {
  const { rows, close } = await openRows(settings)
  for (const table of ['session', 'rateLimit', 'secret']) expect(await rows(table), table).toEqual([])
  await close()
}

/** Runs a program beside the learners, who are in this process. */
async function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(program, args, { cwd: root, env: { ...process.env, ...env } })
}

function operate(command: 'backup' | 'restore', file: string, dataDir: string): Promise<void> {
  return run(process.execPath, [`server/operate/${command}.ts`, file], { DATABASE_URL: '', DATA_DIR: dataDir })
}

/** Runs a restore, and says how long it took. */
async function timeRestore(work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  const took = performance.now() - start
  console.warn(`restored ${RESULTS} results in ${Math.round(took)} ms`)
  expect(took).toBeLessThan(LONGEST_RESTORE)
}

/** Turns one bit of a file over. */
function flipBit(path: string, bit: number): void {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, bit >> 3)
  byte[0] = itemAt(byte, 0) ^ (1 << (bit & 7))
  writeSync(file, byte, 0, 1, bit >> 3)
}

describe(`SQLite with ${RESULTS} results`, () => {
  const settingsOf = (name: string): Settings => ({ databaseUrl: null, dataDir: join(folder, name) })

  test('is backed up under load and restored with everything acknowledged, unlike a copy of the bare file', async () => {
    const lost = settingsOf('data')
    const file = join(folder, 'monday.db')
    const bare = join(folder, 'bare.db')
    const backup = await backUpUnderLoad(lost, () => {
      copyFileSync(join(lost.dataDir, 'think-twice.db'), bare)
      return operate('backup', file, lost.dataDir)
    })
    rmSync(lost.dataDir, { recursive: true })
    await timeRestore(() => operate('restore', file, lost.dataDir))
    await expectNobodySignedIn(lost)
    await expectRestored(lost, backup)

    // Control: the file alone is sound, and what stood in its log is not in it.
    const database = new Database(bare)
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    const there = new Set(database.prepare('select id from quizResult').pluck().all())
    database.close()
    const missing = [...backup.acknowledged.values()].flat().filter((id) => !there.has(id))
    console.warn(`control: ${missing.length} acknowledged are missing from a copy of the file alone`)
    expect(missing.length).toBeGreaterThan(0)
    await expect(operate('restore', bare, join(folder, 'other'))).rejects.toThrow('Cannot restore')

    let refused = 0
    const bits = statSync(file).size * 8
    for (let flip = 0; flip < FLIPS; flip++) {
      const bit = Math.floor((flip / FLIPS) * bits) + (flip % 8)
      flipBit(file, bit)
      expect(() => restore(join(folder, 'flipped'), file)).toThrow('damaged')
      flipBit(file, bit)
      refused += 1
    }
    restore(join(folder, 'flipped'), file)
    console.warn(`${refused} of ${FLIPS} flipped bits refused`)
  })

  test('restores a backup from an earlier version, and upgrades its tables', async () => {
    const earlier = settingsOf('earlier')
    await makeEarlierDatabase(earlier, { copies: Math.ceil(RESULTS / 3) })
    await operate('backup', join(folder, 'earlier.db'), earlier.dataDir)
    const restored = settingsOf('restored')
    await timeRestore(() => operate('restore', join(folder, 'earlier.db'), restored.dataDir))
    const server = await startServer(environment(restored))
    expect(await server.stop('SIGTERM')).toBe(0)
    const { rows, close } = await openRows(restored)
    const theirs = (await rows('quizResult')).filter(({ userId }) => userId === ADA)
    await close()
    expect(theirs).toHaveLength(Math.ceil(RESULTS / 3) * 3)
  })
})

describe.skipIf(TOOLS === undefined)(`PostgreSQL with ${RESULTS} results`, () => {
  let node: PostgresNode
  beforeEach(async () => {
    node = await createPostgresNode(TOOLS)
    await node.start()
  })
  afterEach(() => node.remove())

  const tool = (name: string, ...args: string[]) => run(join(TOOLS!, name), args)
  const settingsOf = (url: string): Settings => ({ databaseUrl: url, dataDir: '' })
  const named = (database: string) => Object.assign(new URL(node.url), { pathname: `/${database}` }).href

  test('is dumped under load and restored by the documented commands with everything acknowledged', async () => {
    const url = named('think_twice')
    const administer = (statement: string) => tool('psql', node.url, '--quiet', `--command=${statement}`)
    await administer('create database think_twice template template0')
    const file = join(folder, 'monday.dump')
    const backup = await backUpUnderLoad(settingsOf(url), () =>
      tool('pg_dump', '--format=custom', `--file=${file}`, url),
    )
    await administer('alter database think_twice rename to think_twice_damaged')
    await administer('create database think_twice template template0')
    await timeRestore(async () => {
      await tool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url}`, file)
      await tool('psql', url, '--quiet', '--command=truncate "session", "rateLimit", "secret"')
      await tool(
        'psql',
        url,
        '--quiet',
        '--command=update "account" set "recoveryHash" = null, "recoveryMadeAt" = null',
      )
    })
    await expectNobodySignedIn(settingsOf(url))
    await expectRestored(settingsOf(url), backup)
  })

  test('is copied under load by pg_basebackup, and continues from the copy with everything acknowledged', async () => {
    let copy: PostgresNode | undefined
    const backup = await backUpUnderLoad(settingsOf(node.url), async () => {
      copy = await node.baseBackup()
    })
    await node.remove()
    await copy!.start()
    await expectRestored(settingsOf(copy!.url), backup)
    await copy!.remove()
  })
})
