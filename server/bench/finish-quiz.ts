/**
 * `npm run bench`: what a finished 12-question quiz costs on SQLite and PostgreSQL, divided by a bare server that keeps
 * the same body with one durable insert (`bare-server.ts`). The targets take turns (A B A B), because a shared machine
 * is never the same twice. BENCH_SECONDS (2) is the length of a turn, BENCH_ROUNDS (5) how many each has.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { startCluster } from '../test/postgres-cluster.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { registerAt, startServer } from '../test/server-process.ts'
import { median, processorTime } from './measurements.ts'
import { openConnection, type Poster } from './post-connection.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** People who finish quizzes side by side. */
const PEOPLE = 8
/** Finishes of each person before anything is measured, so that code is compiled and caches are filled. */
const WARM_UP = 150
const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))

type Target = { pid: number; people: Poster[]; stop: () => Promise<void> }

/** Of one turn; all in milliseconds but the rate. */
type Turn = { p50: number; rate: number; cpu: number }

type Row = { what: string; ours: number[]; bare: number[]; digits: number; goal: string }

const answered = finishedQuiz('standard', 3, { recordActivity: true, timeZone: 'Europe/Berlin' })
const text = JSON.stringify(answered)
/** Every finish is another one; only the id and the time differ. */
const quiz = () => `{"id":"${randomUUID()}","timestamp":${Date.now()},${text.slice(1)}`

async function startOurs(env: Record<string, string>): Promise<Target> {
  const { address, child, stop } = await startServer(env)
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { cookie } = await registerAt(address, `bench-${randomUUID().slice(0, 8)}`)
      return openConnection(address, '/api/quiz-results', { cookie })
    }),
  )
  return { pid: child.pid!, people, stop: async () => void (await stop('SIGTERM')) }
}

async function startBare(env: Record<string, string>): Promise<Target> {
  const child = spawn(process.execPath, [BARE_SERVER], { env: { PATH: process.env['PATH'], ...env } })
  const address = await new Promise<string>((settle) => {
    child.stdout.on('data', (chunk) => settle(String(chunk).trim().split(' ').at(-1)!))
  })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => openConnection(address, '/', {})))
  return { pid: child.pid!, people, stop: async () => void child.kill() }
}

/** One person alone for the time of a finish and its processor time, then everybody for the rate. */
async function takeTurn({ pid, people }: Target): Promise<Turn> {
  const before = processorTime(pid)
  const times = await finishUntil(people.slice(0, 1), performance.now() + SECONDS * 1000)
  const cpu = (processorTime(pid) - before) / times.length
  const together = await finishUntil(people, performance.now() + SECONDS * 1000)
  return { p50: median(times), rate: together.length / SECONDS, cpu }
}

/** How long each finish took. */
async function finishUntil(people: Poster[], end: number): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    people.map(async ({ post }) => {
      while (performance.now() < end) {
        const start = performance.now()
        await post(quiz())
        times.push(performance.now() - start)
      }
    }),
  )
  return times
}

/** Milliseconds of one small durable commit in a loop. */
function measureCommit(folder: string): number {
  const database = new Database(join(folder, 'commit.db'))
  database.pragma('journal_mode = WAL')
  database.exec('create table t (n integer)')
  database.pragma('synchronous = FULL')
  const insert = database.prepare('insert into t values (1)')
  const times = Array.from({ length: 500 }, () => {
    const start = performance.now()
    insert.run()
    return performance.now() - start
  })
  database.close()
  return median(times)
}

async function compare(targets: Record<string, Target>): Promise<Record<string, Turn[]>> {
  for (const { people } of Object.values(targets)) {
    await Promise.all(
      people.map(async ({ post }) => {
        for (let finish = 0; finish < WARM_UP; finish++) await post(quiz())
      }),
    )
  }
  const turns: Record<string, Turn[]> = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of Object.entries(targets)) turns[name]!.push(await takeTurn(target))
  }
  for (const { people, stop } of Object.values(targets)) {
    for (const person of people) person.close()
    await stop()
  }
  return turns
}

function spread(values: readonly number[], digits: number): string {
  return [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' / ')
}

function print({ what, ours, bare, digits, goal }: Row): void {
  const ratios = ours.map((value, round) => value / bare[round]!)
  console.log(`| ${[what, spread(ours, digits), spread(bare, digits), spread(ratios, 2), goal].join(' | ')} |`)
}

function printRows(database: string, { ours = [], bare = [], shared }: Record<string, Turn[]>, goals: string[]): void {
  const [p50 = '', rate = '', sharedRate = ''] = goals
  const column = (turns: Turn[], field: keyof Turn) => turns.map((turn) => turn[field])
  const row = (what: string, field: keyof Turn, digits: number, goal: string, divisor = bare) =>
    print({ what: `${database}: ${what}`, ours: column(ours, field), bare: column(divisor, field), digits, goal })
  row('p50 of a finish, ms', 'p50', 2, p50)
  row('CPU of a finish, ms', 'cpu', 2, '')
  row(`finishes a second, ${PEOPLE} learners`, 'rate', 0, rate)
  if (shared) row('the same, against shared commits', 'rate', 0, sharedRate, shared)
}

const folder = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
mkdirSync(join(folder, 'shared'))
const commit = measureCommit(folder)
const cluster = await startCluster()
try {
  const sqlite = await compare({
    ours: await startOurs({ DATA_DIR: folder }),
    bare: await startBare({ DATA_DIR: folder }),
    shared: await startBare({ DATA_DIR: join(folder, 'shared'), SHARE: '1' }),
  })
  const postgres = await compare({
    ours: await startOurs({ DATABASE_URL: cluster.url }),
    bare: await startBare({ DATABASE_URL: cluster.url }),
  })
  const day = new Date().toISOString().slice(0, 10)
  console.log(`${day}, Node ${process.version}, ${availableParallelism()} cores, a commit of ${commit.toFixed(2)} ms`)
  console.log(`min / median / max of ${ROUNDS} rounds of ${SECONDS} s each\n`)
  console.log('| what | ours | bare | ratio | goal |\n|---|---|---|---|---|')
  printRows('SQLite', sqlite, ['≤ 2.5', '≥ 0.45', '≥ 0.4'])
  printRows('PostgreSQL', postgres, ['≤ 3', '≥ 0.35'])
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
