/**
 * `npm run bench:scale`: what a finished quiz costs one of 100 to 200,000 people, and somebody with 10 to 100,000 results,
 * on both databases and without HTTP. What is stored are copies of one learner who really finished quizzes; every size has
 * a database of its own, and the sizes take turns. BENCH_PEOPLE is the most people,
 * BENCH_ROUNDS (5) how many turns each size has, BENCH_FINISHES (300) how many finishes a turn.
 */

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import { sql } from 'kysely'
import pg from 'pg'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { openStorage, type Storage } from '../src/storage/storage.ts'
import { copyRows } from '../test/copy-rows.ts'
import { openDatabaseRows } from '../test/database-rows.ts'
import { startCluster } from '../test/postgres-cluster.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { postgresProcessorTime } from './measurements.ts'
import { median, takeRounds } from './rounds.ts'

const MOST_PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 200_000)
const PEOPLE = [100, 10_000].filter((count) => count < MOST_PEOPLE).concat(MOST_PEOPLE)
const RESULTS = [10, 1000, 100_000]
/** Quizzes that each person has finished before anything is measured. */
const QUIZZES = 5
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Finishes in a turn. */
const FINISHES = Number(process.env['BENCH_FINISHES'] ?? 300)
/** When everybody starts, in milliseconds since 1970. */
const START = Date.UTC(2024, 0, 1, 12)
const APART = 5 * 60 * 1000

type Settings = { databaseUrl: string | null; dataDir: string }
type Target = {
  size: number
  storage: Storage
  /** Somebody, by chance, and the time of their next quiz. */
  next: () => { userId: number; timestamp: number }
}

/** The figures of one turn, in milliseconds. */
type Turn = { p50: number; cpu: number; databaseCpu: number }

const answered = finishedQuiz('standard', 3, { recordActivity: true, timeZone: 'Europe/Berlin' })

async function finish(storage: Storage, userId: number, timestamp: number): Promise<number> {
  const quiz = { ...structuredClone(answered), id: randomUUID(), timestamp }
  const start = performance.now()
  await storage.changeLearner(userId, (stores) => finishQuiz(stores, userId, quiz, Date.now()))
  return performance.now() - start
}

/** The first person, who finished a few quizzes. */
async function createOriginal(storage: Storage, quizzes: number): Promise<number> {
  const created = await storage.transaction(({ accounts }) => accounts.create('original', null, START))
  const { id } = required(created, 'a new account')
  for (let number = 0; number < quizzes; number++) await finish(storage, id, START + number * APART)
  return id
}

async function openPeople(settings: Settings, size: number): Promise<Target> {
  const storage = await openStorage(settings)
  const original = await createOriginal(storage, QUIZZES)
  const rows = await openDatabaseRows(settings)
  // PostgreSQL gives a statement five seconds, which a busy disk may need for a part of this.
  if (settings.databaseUrl !== null) await rows.run(sql`set statement_timeout = 0`)
  const of = (table: string, key = 'userId') => ({ table, key, original, count: size })
  const userId = sql`"userId" + n`
  const named = { username: sql`'person' || n`, usernameKey: sql`'person' || n` }
  await copyRows(rows, of('account', 'id'), { id: sql`"id" + n`, ...named })
  for (const table of ['learner', 'progress', 'activityDay', 'achievement']) await copyRows(rows, of(table), { userId })
  await copyRows(rows, of('quizResult'), { userId, id: sql`"id" || n` })
  await rows.run(sql`analyze`)
  await rows.close()
  let finished = QUIZZES
  const next = () => ({ userId: original + 1 + Math.floor(Math.random() * size), timestamp: START + finished++ * 1000 })
  return { size, storage, next }
}

async function openResults(settings: Settings, size: number): Promise<Target> {
  const storage = await openStorage(settings)
  const original = await createOriginal(storage, 1)
  const rows = await openDatabaseRows(settings)
  const count = size - 1
  const at = (number: number) => START + number * APART
  const timestamp = sql`"timestamp" + n * ${sql.lit(APART)}::bigint`
  const plain = sql`"timestamp" + n * ${sql.lit(APART)}`
  const changed = { id: sql`"id" || n`, timestamp: settings.databaseUrl === null ? plain : timestamp }
  await copyRows(rows, { table: 'quizResult', key: 'timestamp', original: START, count }, changed)
  const days = new Set(Array.from({ length: size }, (_, number) => dayOf(at(number))))
  for (const day of [...days].slice(1)) await rows.run(sql`insert into "activityDay" values (${original}, ${day})`)
  // The days came without the program, so the next finish reads all of them, once.
  await rows.run(sql`update "learner" set "streakRevision" = null`)
  await rows.run(sql`analyze`)
  await rows.close()
  let finished = size
  const next = () => ({ userId: original, timestamp: at(finished++) })
  return { size, storage, next }
}

async function takeTurn({ storage, next }: Target, databaseTime: () => number): Promise<Turn> {
  const before = process.cpuUsage()
  const databaseBefore = databaseTime()
  const times: number[] = []
  for (let number = 0; number < FINISHES; number++) {
    const { userId, timestamp } = next()
    times.push(await finish(storage, userId, timestamp))
  }
  const { user, system } = process.cpuUsage(before)
  return {
    p50: median(times),
    cpu: (user + system) / 1000 / FINISHES,
    databaseCpu: (databaseTime() - databaseBefore) / FINISHES,
  }
}

async function compare(what: string, targets: readonly Target[], databaseTime: () => number): Promise<void> {
  const turns = await takeRounds(targets, ROUNDS, (target) => takeTurn(target, databaseTime))
  console.log(
    `\n| ${what} | p50 of a finish, ms | CPU of the process, ms | CPU of the database's processes, ms |\n|---|---|---|---|`,
  )
  for (const [index, { size, storage }] of targets.entries()) {
    const column = (field: keyof Turn) => median(itemAt(turns, index).map((turn) => turn[field])).toFixed(2)
    const figures = [column('p50'), column('cpu'), column('databaseCpu')]
    console.log(`| ${[size.toLocaleString('en-US'), ...figures].join(' | ')} |`)
    await storage.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'think-twice-scale-'))
const cluster = await startCluster()
try {
  const onSqlite = async (name: string): Promise<Settings> => ({ databaseUrl: null, dataDir: join(folder, name) })
  const onPostgres = async (name: string): Promise<Settings> => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return { databaseUrl: Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href, dataDir: '' }
  }
  const postgresTime = await postgresProcessorTime(cluster.url)
  for (const [database, create, time] of [
    ['SQLite', onSqlite, () => 0],
    ['PostgreSQL', onPostgres, postgresTime],
  ] as const) {
    const withResults: Target[] = []
    for (const size of RESULTS) withResults.push(await openResults(await create(`results${size}`), size))
    await compare(`${database}: results of one person`, withResults, time)
    const withPeople: Target[] = []
    for (const size of PEOPLE) withPeople.push(await openPeople(await create(`people${size}`), size))
    await compare(`${database}: people, with ${QUIZZES} results each`, withPeople, time)
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
