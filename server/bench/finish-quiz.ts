/**
 * `npm run bench`: what a finished 12-question quiz costs on SQLite and PostgreSQL, divided by a bare server that keeps
 * the same body with one durable insert (`bare-server.ts`). The targets take turns (A B A B), because a shared machine
 * is never the same twice. BENCH_SECONDS (2) is the length of a turn, BENCH_ROUNDS (5) how many each has.
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
import { required } from '@think-twice/core/required'
import { startCluster } from '../test/postgres-cluster.ts'
import { installPackages } from './install-packages.ts'
import { processorTime } from './measurements.ts'
import { median } from './rounds.ts'
import { PEOPLE, type Person, startBare, startExpress, startOurs, type Target } from './targets.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const COMMIT_TIME = fileURLToPath(new URL('commit-time.ts', import.meta.url))
const EXPRESS = fileURLToPath(new URL('express-drizzle', import.meta.url))

/** Of one turn; all in milliseconds but the rate. */
type Turn = { p50: number; rate: number; cpu: number }

type Row = { what: string; ours: number[]; theirs: number[]; digits: number; goal: string }

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
async function takeTurn({ pid, people }: Target): Promise<Turn> {
  const before = processorTime(pid)
  const times = await finishUntil(people.slice(0, 1), performance.now() + SECONDS * 1000)
  const cpu = (processorTime(pid) - before) / times.length
  const together = await finishUntil(people, performance.now() + SECONDS * 1000)
  return { p50: median(times), rate: together.length / SECONDS, cpu }
}

/** How long each finish took. */
async function finishUntil(people: Person[], end: number): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    people.map(async ({ finish }) => {
      while (performance.now() < end) {
        const start = performance.now()
        await finish()
        times.push(performance.now() - start)
      }
    }),
  )
  return times
}

/** Milliseconds of one small durable commit in a loop, slowed like the targets. */
function measureCommit(folder: string): number {
  const command = [...wrap, process.execPath, COMMIT_TIME, folder]
  return Number(execFileSync(itemAt(command, 0), command.slice(1), { encoding: 'utf8' }))
}

/** The turns of each target, by its name. */
async function compare(targets: Record<string, Target>): Promise<(name: string) => Turn[]> {
  try {
    for (const { people, warmUp } of Object.values(targets)) {
      await Promise.all(
        people.map(async ({ finish }) => {
          for (let time = 0; time < warmUp; time++) await finish()
        }),
      )
    }
    const turns = new Map<string, Turn[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, target] of Object.entries(targets)) {
        turns.set(name, [...(turns.get(name) ?? []), await takeTurn(target)])
      }
    }
    return (name) => required(turns.get(name), `turns of “${name}”`)
  } finally {
    for (const { people, stop } of Object.values(targets)) {
      for (const person of people) person.close()
      await stop()
    }
  }
}

function spread(values: readonly number[], digits: number): string {
  return [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' / ')
}

function print({ what, ours, theirs, digits, goal }: Row): void {
  const ratios = ours.map((value, round) => value / itemAt(theirs, round))
  // Of a ratio far below one, two places are not enough.
  const ratioDigits = median(ratios) < 0.2 ? 3 : 2
  console.log(
    `| ${[what, spread(ours, digits), spread(theirs, digits), spread(ratios, ratioDigits), goal].join(' | ')} |`,
  )
}

/** Rows of one database; `goals` are of the time, and the rate where one is set. */
function printRows(database: string, ours: Turn[], theirs: Turn[], goals: Partial<Record<keyof Turn, string>>): void {
  const row = (what: string, field: keyof Turn, digits: number) => {
    const column = (turns: Turn[]) => turns.map((turn) => turn[field])
    print({
      what: `${database}: ${what}`,
      ours: column(ours),
      theirs: column(theirs),
      digits,
      goal: goals[field] ?? '',
    })
  }
  row('p50 of a finish, ms', 'p50', 2)
  row('CPU of a finish, ms', 'cpu', 2)
  row(`finishes a second, ${PEOPLE} learners`, 'rate', 0)
}

function printHead(divisor: string): void {
  console.log(`\n| what | ours | ${divisor} | ratio | goal |\n|---|---|---|---|---|`)
}

async function measureSqlite(folder: string): Promise<void> {
  const setting = (name: string, env: Record<string, string> = {}) => {
    mkdirSync(join(folder, name))
    return { env: { DATA_DIR: join(folder, name), ...env }, wrap }
  }
  if (options['with-express']) installPackages(EXPRESS)
  const turnsOf = await compare({
    ours: await startOurs(setting('ours')),
    bare: await startBare(setting('bare')),
    shared: await startBare(setting('shared', { SHARE: '1' })),
    ...(options['with-express'] && {
      express: await startExpress(setting('express')),
      untouched: await startExpress(setting('untouched', { SESSION_TOUCH: 'off' })),
    }),
  })
  printHead('bare')
  const ours = turnsOf('ours')
  printRows('SQLite', ours, turnsOf('bare'), { p50: '≤ 2.5', rate: '≥ 0.45' })
  printHead('bare, shared commits')
  printRows('SQLite', ours, turnsOf('shared'), { rate: '≥ 0.4' })
  if (!options['with-express']) return
  printHead('Express and Drizzle')
  printRows('SQLite', ours, turnsOf('express'), { p50: '≤ 0.04' })
  printHead('the same, sessions not put off')
  printRows('SQLite', ours, turnsOf('untouched'), {})
}

async function measurePostgres(): Promise<void> {
  const cluster = await startCluster()
  try {
    const setting = { env: { DATABASE_URL: cluster.url } }
    const turnsOf = await compare({ ours: await startOurs(setting), bare: await startBare(setting) })
    printHead('bare')
    printRows('PostgreSQL', turnsOf('ours'), turnsOf('bare'), { p50: '≤ 3', rate: '≥ 0.35' })
  } finally {
    await cluster.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
try {
  const now = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores`
  console.log(`${now}, load ${itemAt(loadavg(), 0).toFixed(0)}, a commit of ${measureCommit(folder).toFixed(2)} ms`)
  console.log(`min / median / max of ${ROUNDS} rounds of ${SECONDS} s each`)
  await measureSqlite(folder)
  if (wrap.length === 0) await measurePostgres()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
