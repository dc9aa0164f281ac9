/**
 * `npm run bench:processes`: finished quizzes through one process and through two on the same PostgreSQL, by eight people,
 * and by four who each send through both processes at once. The cases take turns. BENCH_SECONDS (2) is the length of a
 * turn, BENCH_ROUNDS (5) how many each has.
 */
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import pg from 'pg'
import { startCluster } from '../test/postgres-cluster.ts'
import { registerAt, startServer } from '../test/server-process.ts'
import { type Connection, openConnection } from './connection.ts'
import { postgresProcessorTime, processorTime } from './measurements.ts'
import { median, takeRounds } from './rounds.ts'
import { PEOPLE, quiz } from './targets.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Finishes through each connection before anything is measured, so that code is compiled and caches are filled. */
const WARM_UP = 150
/** Milliseconds between two looks at who waits. */
const LOOK = 10

/** The figures of one turn: finishes a second, milliseconds, and how many finishes waited for another's row lock on average. */
type Turn = { rate: number; p50: number; cpu: number; databaseCpu: number; waiting: number }

const cluster = await startCluster()
const servers = [await startServer({ DATABASE_URL: cluster.url }), await startServer({ DATABASE_URL: cluster.url })]
const watcher = new pg.Client({ connectionString: cluster.url })
await watcher.connect()
const databaseTime = await postgresProcessorTime(cluster.url)

async function open(process: number, cookie: string): Promise<Connection> {
  return openConnection(itemAt(servers, process).address, { cookie })
}

async function countWaiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'",
  )
  return itemAt(rows, 0).count
}

async function takeTurn(connections: readonly Connection[]): Promise<Turn> {
  const processTime = () =>
    servers.reduce((sum, { child }) => sum + processorTime(required(child.pid, 'the id of a process')), 0)
  const before = { process: processTime(), database: databaseTime() }
  const times: number[] = []
  const beganAt = performance.now()
  const end = beganAt + SECONDS * 1000
  const waiting: number[] = []
  const look = async () => {
    while (performance.now() < end) {
      waiting.push(await countWaiting())
      await setTimeout(LOOK)
    }
  }
  const looking = look()
  const finishing = connections.map(async ({ prepare, send }) => {
    while (performance.now() < end) {
      const call = prepare('POST /api/quiz-results', ...quiz())
      const start = performance.now()
      await send(call)
      times.push(performance.now() - start)
    }
  })
  await Promise.all(finishing)
  const seconds = (performance.now() - beganAt) / 1000
  await looking
  return {
    rate: times.length / seconds,
    p50: median(times),
    cpu: (processTime() - before.process) / times.length,
    databaseCpu: (databaseTime() - before.database) / times.length,
    waiting: waiting.reduce((sum, count) => sum + count, 0) / waiting.length,
  }
}

try {
  const cookies: string[] = []
  for (let person = 0; person < PEOPLE; person++) {
    cookies.push((await registerAt(itemAt(servers, 0).address, `bench-${person}`)).cookie)
  }
  const cases = {
    'one process, 8 people': cookies.map((cookie) => open(0, cookie)),
    'two processes, 8 people': cookies.map((cookie, person) => open(person % 2, cookie)),
    'two processes, 4 people at both': cookies.slice(0, 4).flatMap((cookie) => [open(0, cookie), open(1, cookie)]),
  }
  for (const connections of Object.values(cases)) {
    const warming = (await Promise.all(connections)).map(async ({ prepare, send }) => {
      for (let finish = 0; finish < WARM_UP; finish++) await send(prepare('POST /api/quiz-results', ...quiz()))
    })
    await Promise.all(warming)
  }
  const turns = await takeRounds(Object.values(cases), ROUNDS, async (connections) => {
    return takeTurn(await Promise.all(connections))
  })
  console.log(`Node ${process.version}, ${availableParallelism()} cores; medians of ${ROUNDS} turns of ${SECONDS} s\n`)
  console.log(
    '| | finishes a second | p50, ms | CPU of the processes, ms | of PostgreSQL, ms | waiting for a lock, on average |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const [index, name] of Object.keys(cases).entries()) {
    const column = (field: keyof Turn, digits: number) =>
      median(itemAt(turns, index).map((turn) => turn[field])).toFixed(digits)
    const figures = [
      column('rate', 0),
      column('p50', 1),
      column('cpu', 2),
      column('databaseCpu', 2),
      column('waiting', 2),
    ]
    console.log(`| ${[name, ...figures].join(' | ')} |`)
  }
  for (const connections of Object.values(cases)) {
    for (const { close } of await Promise.all(connections)) close()
  }
} finally {
  await watcher.end()
  await Promise.all(servers.map(({ stop }) => stop('SIGTERM')))
  await cluster.stop()
}
