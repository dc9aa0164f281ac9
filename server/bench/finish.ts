import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '@think-twice/core/learning/statistics'
import { itemAt } from '@think-twice/core/required'
import pg from 'pg'
import { startCluster } from '../test/postgres-cluster.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { registerAt, startServer } from '../test/server-process.ts'
import { openConnection, postRequest } from './connection.ts'
import { ratiosOf, spread, takeRounds } from './rounds.ts'

/** The least length of half a turn, in seconds. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Half a turn goes on until it has this many finishes, so that a slow target still has a sound median. */
const LEAST_FINISHES = 100
const LEARNERS = 8
const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** A running server: where finishes are posted, with one cookie for each learner. */
type Target = { url: URL; cookies: readonly string[]; stop: () => unknown }

/** `p50`: milliseconds of a finish with one learner alone. `rate`: finishes a second with eight learners. */
type Turn = { p50: number; rate: number }

/**
 * Prints what a finished 12-question quiz costs on SQLite and on PostgreSQL, divided by a bare server that stores the
 * same body. The two servers take turns.
 */
export async function benchFinish(): Promise<void> {
  console.log(
    `\nA finished quiz, min / median / max of ${ROUNDS} rounds\n\n| what | ours | bare | ratio |\n|---|---|---|---|`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
  try {
    await compare('SQLite', { DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const cluster = await startCluster()
  const client = new pg.Client({ connectionString: cluster.url })
  try {
    await client.connect()
    // Otherwise one target's turn would pay for cleaning up after the other's.
    const settle = async () => {
      await client.query('vacuum')
      await client.query('checkpoint')
    }
    await compare('PostgreSQL', { DATABASE_URL: cluster.url }, settle)
  } finally {
    await client.end()
    await cluster.stop()
  }
}

async function compare(database: string, env: Record<string, string>, settle = async () => {}): Promise<void> {
  const targets = [await startProduct(env), await startBare(env)]
  try {
    const turns = await takeRounds(targets, ROUNDS, async (target) => {
      await settle()
      return takeTurn(target)
    })
    printRow(`${database}: p50 of a finish, ms`, turns, 'p50', 2)
    printRow(`${database}: finishes a second, ${LEARNERS} learners`, turns, 'rate', 0)
  } finally {
    for (const { stop } of targets) await stop()
  }
}

function printRow(what: string, turns: readonly Turn[][], field: keyof Turn, digits: number): void {
  const [ours, bare] = [0, 1].map((index) => itemAt(turns, index).map((turn) => turn[field]))
  if (!ours || !bare) return
  console.log(`| ${[what, spread(ours, digits), spread(bare, digits), spread(ratiosOf(ours, bare), 2)].join(' | ')} |`)
}

async function startProduct(env: Record<string, string>): Promise<Target> {
  const { address, stop } = await startServer(env)
  const names = Array.from({ length: LEARNERS }, () => `bench-${randomUUID().slice(0, 8)}`)
  const accounts = await Promise.all(names.map((name) => registerAt(address, name)))
  return {
    url: new URL('/api/quiz-results', address),
    cookies: accounts.map(({ cookie }) => cookie),
    stop: () => stop('SIGTERM'),
  }
}

async function startBare(env: Record<string, string>): Promise<Target> {
  const child = spawn(process.execPath, [BARE_SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((settle, fail) => {
    child.stdout.on('data', (line) => settle(String(line).trim()))
    child.on('exit', (code) => fail(new Error(`The bare server exited with ${code}`)))
  })
  return { url: new URL(address), cookies: Array(LEARNERS).fill(''), stop: () => child.kill() }
}

async function takeTurn({ url, cookies }: Target): Promise<Turn> {
  const alone = await finishAgainAndAgain(url, cookies.slice(0, 1))
  const together = await finishAgainAndAgain(url, cookies)
  return { p50: median(alone.times), rate: together.times.length / together.seconds }
}

/** The time of each finish, in ms, and of all of them together, in seconds. */
async function finishAgainAndAgain(url: URL, cookies: readonly string[]) {
  const connections = await Promise.all(cookies.map(() => openConnection(url.origin)))
  const times: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    connections.map(async ({ send, close }, learner) => {
      while (performance.now() - startedAt < SECONDS * 1000 || times.length < LEAST_FINISHES) {
        const request = postRequest(url, itemAt(cookies, learner), finishBody())
        const sentAt = performance.now()
        await send(request)
        times.push(performance.now() - sentAt)
      }
      close()
    }),
  )
  return { times, seconds: (performance.now() - startedAt) / 1000 }
}

const FIELDS = JSON.stringify({ ...finishedQuiz('standard', 3), recordActivity: true, timeZone: 'Europe/Berlin' })

/** A finish with an id and time of its own; stringifying all of it each time would slow the rate down. */
function finishBody(): string {
  return `{"id":"${randomUUID()}","timestamp":${Date.now()},${FIELDS.slice(1)}`
}
