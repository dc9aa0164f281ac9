/**
 * `npm run bench`: what a finished 12-question quiz costs on SQLite and PostgreSQL, divided by a bare server that keeps
 * the same body with one durable insert (`bare-server.ts`). The targets take turns. Each half of a turn takes BENCH_SECONDS
 * (2) and BENCH_FINISHES (100) at least; BENCH_ROUNDS (5) says how many turns each has.
 *
 * `--with-express` also compares the same quiz on `express-drizzle/`. `--sync-delay=140` adds so many microseconds to
 * every sync of every target, as on a slower disk; 0 only traces them, to see what that costs. It takes strace, and leaves
 * PostgreSQL out, whose processes are not ours to wrap.
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { itemAt } from '@think-twice/core/item-at'
import pg from 'pg'
import { startCluster } from '../test/postgres-cluster.ts'
import { installPackages } from './install-packages.ts'
import { postgresProcessorTime, processorTime } from './measurements.ts'
import { median, ratiosOf, spread, takeRounds } from './rounds.ts'
import { PEOPLE, type Person, startBare, startExpress, startOurs, startOursInCalls, type Target } from './targets.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Half a turn goes on until it has so many finishes, so that slow targets have a median worth the name. */
const LEAST_FINISHES = Number(process.env['BENCH_FINISHES'] ?? 100)
const COMMIT_TIME = fileURLToPath(new URL('commit-time.ts', import.meta.url))
const EXPRESS = fileURLToPath(new URL('express-drizzle', import.meta.url))

/** The figures of one turn, all in milliseconds but the rate; `commit` is a small one in a loop, just before. */
type Turn = { p50: number; cpu: number; databaseCpu: number; rate: number; commit: number }

/** A field of some turns, divided by the same of others, round by round. */
type Row = { what: string; field: keyof Turn; turns: Turn[]; by: Turn[]; goal?: string }

/** `processorTime`: milliseconds that the database's own processes have used. `settle` is called before each turn. */
type Database = { processorTime: () => number; settle: () => Promise<unknown> }

const SQLITE: Database = { processorTime: () => 0, settle: async () => {} }

const { values: options } = parseArgs({
  options: { 'with-express': { type: 'boolean', default: false }, 'sync-delay': { type: 'string' } },
})
const wrap = options['sync-delay'] === undefined ? [] : slowed(Number(options['sync-delay']))

/** Traces nothing but syncs, as the process's grandchild, so that the process stays our child. */
function slowed(microseconds: number): string[] {
  const tracing = ['strace', '-D', '-qq', '-f', '--seccomp-bpf', '-o', '/dev/null', '-e', 'trace=fdatasync,fsync']
  return microseconds === 0 ? tracing : [...tracing, '-e', `inject=fdatasync,fsync:delay_exit=${microseconds}us`]
}

/** One person alone for the time of a finish and its processor time, then everybody for the rate. */
async function takeTurn({ pid, people }: Target, database: Database): Promise<Turn> {
  await database.settle()
  const commit = measureCommit()
  const [before, databaseBefore] = [processorTime(pid), database.processorTime()]
  const { times } = await finishOnAndOn(people.slice(0, 1))
  const cpu = (processorTime(pid) - before) / times.length
  const databaseCpu = (database.processorTime() - databaseBefore) / times.length
  const together = await finishOnAndOn(people)
  return { p50: median(times), cpu, databaseCpu, rate: together.times.length / together.seconds, commit }
}

/** How long each finish took in milliseconds, and all of them in seconds. */
async function finishOnAndOn(people: Person[]): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = []
  const beganAt = performance.now()
  await Promise.all(
    people.map(async ({ prepare }) => {
      while (performance.now() - beganAt < SECONDS * 1000 || times.length < LEAST_FINISHES) {
        const finish = prepare()
        const start = performance.now()
        await finish()
        times.push(performance.now() - start)
      }
    }),
  )
  return { times, seconds: (performance.now() - beganAt) / 1000 }
}

/** Milliseconds of one small durable commit in a loop, slowed like the targets. */
function measureCommit(): number {
  const command = [...wrap, process.execPath, COMMIT_TIME, mkdtempSync(join(folder, 'commit-'))]
  return Number(execFileSync(itemAt(command, 0), command.slice(1), { encoding: 'utf8' }))
}

async function compare<Name extends string>(
  targets: Record<Name, Target>,
  database: Database,
): Promise<Record<Name, Turn[]>> {
  const all = Object.values<Target>(targets)
  try {
    for (const { people, warmUp } of all) {
      await Promise.all(
        people.map(async ({ prepare }) => {
          for (let time = 0; time < warmUp; time++) await prepare()()
        }),
      )
    }
    const turns = await takeRounds(all, ROUNDS, (target) => takeTurn(target, database))
    const named = Object.keys(targets).map((name, index) => [name, turns[index]])
    // The keys are those of `targets`, which `fromEntries` cannot say.
    return Object.fromEntries(named) as Record<Name, Turn[]>
  } finally {
    for (const { people, stop } of all) {
      for (const person of people) person.close()
      await stop()
    }
  }
}

function printTable(divisor: string, rows: readonly Row[]): void {
  console.log(`\n| what | ours | ${divisor} | ratio | goal |\n|---|---|---|---|---|`)
  for (const { what, field, turns, by, goal = '' } of rows) {
    const ours = turns.map((turn) => turn[field])
    const theirs = by.map((turn) => turn[field])
    const ratios = ratiosOf(ours, theirs)
    const digits = field === 'rate' ? 0 : 2
    // Two decimal places are not enough for a ratio far below one.
    const ratioDigits = median(ratios) < 0.2 ? 3 : 2
    const figures = [spread(ours, digits), spread(theirs, digits), spread(ratios, ratioDigits)]
    console.log(`| ${[what, ...figures, goal].join(' | ')} |`)
  }
}

function settingIn(name: string, env: Record<string, string> = {}) {
  mkdirSync(join(folder, name))
  return { env: { DATA_DIR: join(folder, name), ...env }, wrap }
}

const RATE = `finishes a second, ${PEOPLE} learners`

async function measureSqlite(): Promise<void> {
  const targets = {
    bare: await startBare(settingIn('bare')),
    ours: await startOurs(settingIn('ours')),
    shared: await startBare(settingIn('shared', { SHARE: '1' })),
  }
  const { bare, ours, shared } = await compare(targets, SQLITE)
  printTable('bare', [
    { what: 'SQLite: p50 of a finish, ms', field: 'p50', turns: ours, by: bare, goal: '≤ 2.5' },
    { what: 'CPU of a finish, ms', field: 'cpu', turns: ours, by: bare },
    { what: `${RATE}, both share commits`, field: 'rate', turns: ours, by: shared, goal: '≥ 0.4' },
    { what: `${RATE}, the bare server shares none`, field: 'rate', turns: ours, by: bare, goal: '≥ 0.45' },
    { what: 'a small commit just before, ms', field: 'commit', turns: ours, by: bare },
  ])
}

/** Ours as it is used, and in the same fourteen calls; Express as its sessions are by default, and as ours are. */
async function measureExpress(): Promise<void> {
  installPackages(EXPRESS)
  const targets = {
    ours: await startOurs(settingIn('ours-beside-express')),
    express: await startExpress(settingIn('express')),
    inCalls: await startOursInCalls(settingIn('ours-in-calls')),
    seldom: await startExpress(settingIn('seldom', { SESSION_TOUCH_AFTER: '300' })),
  }
  const { ours, express, inCalls, seldom } = await compare(targets, SQLITE)
  const rows = (by: Turn[], goal: string): Row[] => [
    { what: 'our 1 call, their 14: p50 of a finish, ms', field: 'p50', turns: ours, by, goal },
    { what: 'CPU of a finish, ms', field: 'cpu', turns: ours, by },
    { what: RATE, field: 'rate', turns: ours, by },
    { what: 'the same 14 calls: p50 of a finish, ms', field: 'p50', turns: inCalls, by },
    { what: 'CPU of a finish, ms', field: 'cpu', turns: inCalls, by },
    { what: RATE, field: 'rate', turns: inCalls, by },
    { what: 'a small commit just before, ms', field: 'commit', turns: ours, by },
  ]
  printTable('Express and Drizzle, sessions put off by every call', rows(express, '≤ 0.04'))
  printTable('Express and Drizzle, sessions put off every 5 minutes, as ours', rows(seldom, ''))
}

async function measurePostgres(): Promise<void> {
  const cluster = await startCluster()
  const client = new pg.Client({ connectionString: cluster.url })
  try {
    await client.connect()
    // What one target leaves to be tidied is not for the next one's turn.
    const settle = async () => {
      await client.query('vacuum')
      await client.query('checkpoint')
    }
    // Processes of another machine cannot be looked at.
    const isOurs = process.env['TEST_DATABASE_URL'] === undefined
    const database = { settle, processorTime: isOurs ? await postgresProcessorTime(cluster.url) : () => 0 }
    const setting = { env: { DATABASE_URL: cluster.url } }
    const { ours, bare } = await compare({ ours: await startOurs(setting), bare: await startBare(setting) }, database)
    printTable('bare', [
      { what: 'PostgreSQL: p50 of a finish, ms', field: 'p50', turns: ours, by: bare, goal: '≤ 3' },
      { what: 'CPU of a finish, the server, ms', field: 'cpu', turns: ours, by: bare },
      ...(isOurs
        ? [
            {
              what: "CPU of a finish, PostgreSQL's processes, ms",
              field: 'databaseCpu',
              turns: ours,
              by: bare,
            } as const,
          ]
        : []),
      { what: RATE, field: 'rate', turns: ours, by: bare, goal: '≥ 0.35' },
      { what: 'a small commit just before, ms', field: 'commit', turns: ours, by: bare },
    ])
  } finally {
    await client.end()
    await cluster.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
try {
  const now = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores`
  console.log(`${now}, load ${itemAt(loadavg(), 0).toFixed(0)}`)
  console.log(`min / median / max of ${ROUNDS} rounds; ${SECONDS} s or ${LEAST_FINISHES} finishes, whichever is longer`)
  await measureSqlite()
  if (options['with-express']) await measureExpress()
  if (wrap.length === 0) await measurePostgres()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
