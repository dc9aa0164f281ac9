import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { itemAt } from '@think-twice/core/required'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { freePort, testSize } from './environment.ts'
import { after } from './finish-during-faults.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { registerAt, send, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const SECONDS = testSize(600, 7)
const REQUESTS_A_SECOND = 50
const LEARNERS = 10
/** MB. */
const LARGEST_LOG = 64
/** Seconds for which a reader keeps its view of the database, as an operator's report may, and then lets go of it. */
const READ_FOR = testSize(30, 3)
/** More at once would wait for connections, not for the server; on a busy machine fewer are sent then. */
const MOST_OPEN = 100

/** MB that the process takes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** MB a minute, by least squares over samples of [seconds, MB]. */
function slopeOf(samples: readonly [number, number][]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(([seconds]) => seconds)), mean(samples.map(([, memory]) => memory))]
  const over = samples.reduce((sum, [seconds, memory]) => sum + (seconds - x) * (memory - y), 0)
  const under = samples.reduce((sum, [seconds]) => sum + (seconds - x) ** 2, 0)
  return (60 * over) / under
}

test(`${SECONDS} s of ${REQUESTS_A_SECOND} requests a second, during a long read, leave the write-ahead log small`, async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  const metrics = await freePort()
  const server = await startServer({ DATA_DIR: settings.dataDir, METRICS_PORT: String(metrics) })
  const learners = await Promise.all(
    Array.from({ length: LEARNERS }, (_, number) => registerAt(server.address, `soaked${number}`)),
  )
  const file = join(settings.dataDir, 'think-twice.db')

  const statuses = new Map<number, number>()
  const call = async (number: number) => {
    const { id, cookie } = itemAt(learners, number % LEARNERS)
    const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: number % 3 > 0 }
    const [method, path, body] = itemAt(
      [
        ['POST', '/api/quiz-results', finishedQuiz('standard', number % 5, { id: `r${number}`, recordActivity: true })],
        ['GET', `/api/quiz-results/user/${id}?summary=true&before=${Date.now()}`],
        ['POST', `/api/users/${id}/progress`, answer],
        ['GET', `/api/users/${id}/progress`],
        ['GET', '/api/session'],
      ] as const,
      Math.floor(number / LEARNERS) % 5,
    )
    const { status } = await send(method, server.address + path, { body, cookie }).catch(() => ({ status: 0 }))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  const memory: [number, number][] = []
  let largestLog = 0
  const open = new Set<Promise<void>>()
  const start = performance.now()
  let reader: Database.Database | null = null
  for (let number = 0; number < SECONDS * REQUESTS_A_SECOND; number++) {
    if (number % (READ_FOR * REQUESTS_A_SECOND) === 0) {
      if (reader) {
        reader.close()
        reader = null
      } else {
        reader = new Database(file, { readonly: true })
        reader.exec('begin; select count(*) from quizResult')
      }
    }
    while (open.size >= MOST_OPEN) await Promise.race(open)
    const calling = call(number).finally(() => open.delete(calling))
    open.add(calling)
    if (number % REQUESTS_A_SECOND === 0) {
      memory.push([(performance.now() - start) / 1000, memoryOf(server.child.pid!)])
      largestLog = Math.max(largestLog, statSync(`${file}-wal`).size / 1024 / 1024)
    }
    await after(Math.max(0, start + ((number + 1) * 1000) / REQUESTS_A_SECOND - performance.now()))
  }
  await Promise.all(open)
  const seconds = (performance.now() - start) / 1000
  reader?.close()

  const said = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  const lag = Number(/^nodejs_eventloop_lag_p99_seconds(?:\{.*\})? ([\d.e-]+)/m.exec(said)?.[1] ?? Number.NaN) * 1000
  const settled = memory.slice(Math.floor(memory.length / 3))
  console.warn(
    `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')} in ${seconds.toFixed(0)} s; log at most ${largestLog.toFixed(1)} MB; ` +
      `memory ${settled.at(-1)![1].toFixed(0)} MB, ${slopeOf(settled).toFixed(2)} MB a minute; event loop p99 ${lag.toFixed(1)} ms`,
  )
  // Nothing but success: no 5xx, no 429, no connection without a reply.
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([])
  expect(largestLog).toBeLessThanOrEqual(LARGEST_LOG)
  expect(await server.stop('SIGTERM')).toBe(0)
  await remove()
})

test('control: the write-ahead log outgrows its limit while a reader never finishes', async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  const file = join(settings.dataDir, 'control.db')
  const writer = new Database(file)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = OFF')
  writer.exec('create table t (filler blob)')
  const reader = new Database(file, { readonly: true })
  reader.exec('begin; select count(*) from t')
  const insert = writer.prepare('insert into t values (zeroblob(500000))')
  for (let written = 0; written < LARGEST_LOG * 3; written++) insert.run()
  expect(statSync(`${file}-wal`).size / 1024 / 1024).toBeGreaterThan(LARGEST_LOG)
  reader.close()
  writer.close()
  await remove()
})
