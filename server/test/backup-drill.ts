import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { required } from '@think-twice/core/required'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { openStorage } from '../src/storage/storage.ts'
import { copyRows, type DatabaseRows, openDatabaseRows } from './database-rows.ts'
import { testSize } from './environment.ts'
import { acknowledgedBy, after, finishDuringFaults } from './finish-during-faults.ts'
import { finishedQuiz, identifiedQuiz } from './quiz.fixture.ts'
import { registerAt, send, startServer } from './server-process.ts'
import type { TestDatabase } from './storage.fixture.ts'

/** Results of the people who are in the database before anything else happens. */
export const RESULTS = testSize(100_000, 500)
/** The number of quizzes that each of these people has finished. */
const QUIZZES = 5
const PEOPLE = RESULTS / QUIZZES
/** Milliseconds of load before a backup begins and after it has ended. */
const AROUND = testSize(5000, 1000)
/** Milliseconds. */
const LONGEST_RESTORE = 5 * 60 * 1000
const OF_PEOPLE = ['learner', 'quizResult', 'progress', 'activityDay', 'achievement']
const root = fileURLToPath(new URL('../..', import.meta.url))

export type Settings = TestDatabase['settings']
export type Backup = {
  /** The first of the people who were there before and did nothing during the backup. */
  firstId: number
  /** A hash of all that is kept about them. */
  kept: string
  /** The results acknowledged before the backup began, by account. */
  acknowledged: Map<number, string[]>
}

export function environment({ databaseUrl, dataDir }: Settings): Record<string, string> {
  return databaseUrl === null ? { DATA_DIR: dataDir, DATABASE_URL: '' } : { DATABASE_URL: databaseUrl }
}

/** On tables this large, one statement can take longer than a server would wait for it. */
export async function openRows(settings: Settings): Promise<DatabaseRows> {
  const rows = await openDatabaseRows(settings)
  if (settings.databaseUrl !== null) await rows.run(sql`set statement_timeout = 0`)
  return rows
}

/** Somebody who finished quizzes, and copies of them. */
async function addPeople(settings: Settings): Promise<number> {
  const storage = await openStorage(settings)
  const account = await storage.transaction(({ accounts }) => accounts.create('original', null, Date.now()))
  const original = required(account, 'the account').id
  for (let number = 0; number < QUIZZES; number++) {
    const quiz = { ...identifiedQuiz('standard', number, { recordActivity: true }), id: randomUUID() }
    await storage.transaction((stores) => finishQuiz(stores, original, quiz, Date.now()))
  }
  await storage.close()
  const rows = await openRows(settings)
  const copy = (table: string, key: string, changed: Parameters<typeof copyRows>[2]) =>
    copyRows(rows, { table, key, original, count: PEOPLE - 1 }, changed)
  await copy('account', 'id', { id: sql`"id" + n`, username: sql`'person' || n`, usernameKey: sql`'person' || n` })
  for (const table of OF_PEOPLE) await copy(table, 'userId', { userId: sql`"userId" + n` })
  // PostgreSQL's counter does not know ids that were set by hand.
  if (settings.databaseUrl !== null) {
    await rows.run(sql`select setval(pg_get_serial_sequence('account', 'id'), (select max("id") from "account"))`)
  }
  await rows.close()
  return original
}

/** A hash of every row about the people who were there before. */
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

/** Backs up a database with people in it while eight learners finish quizzes. */
export async function backUpUnderLoad(settings: Settings, backUp: () => Promise<void>): Promise<Backup> {
  const firstId = await addPeople(settings)
  const server = await startServer(environment(settings))
  let beganAt = 0
  const learners = await finishDuringFaults(
    () => server.address,
    async (acknowledged) => {
      await after(AROUND)
      await expect.poll(acknowledged, { timeout: LONGEST_RESTORE }).toBeGreaterThan(0)
      // Times are whole milliseconds, and the backup must begin in a later one.
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

/** Everything from before the backup is there, each result with all that it moved, and a server can go on with it. */
export async function expectRestored(settings: Settings, backup: Backup): Promise<void> {
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
  await expectFinished(server.address, cookie, 'after')
  expect(await server.stop('SIGTERM')).toBe(0)
}

/** A quiz that the server at `address` saves. */
export async function expectFinished(address: string, cookie: string, id: string): Promise<void> {
  const body = finishedQuiz('standard', 1, { id, recordActivity: true })
  expect((await send('POST', `${address}/api/quiz-results`, { body, cookie })).status).toBe(201)
}

export async function expectNoSignIns(settings: Settings): Promise<void> {
  const { rows, close } = await openRows(settings)
  for (const table of ['session', 'rateLimit', 'secret']) expect(await rows(table), table).toEqual([])
  await close()
}

/** Runs a program while the learners go on in this process. */
export async function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(program, args, { cwd: root, env: { ...process.env, ...env } })
}

/** Runs a restore, and says how long it took. */
export async function timeRestore(work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  const took = performance.now() - start
  console.warn(`restored ${RESULTS} results in ${Math.round(took)} ms`)
  expect(took).toBeLessThan(LONGEST_RESTORE)
}
