import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Answer } from '@think-twice/core/learning/evidence'
import type { Question } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATALOG } from '../src/learning/catalog.ts'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { openStorage } from '../src/storage/storage.ts'
import { NOON } from './app.fixture.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const READERS = 30
const EXPORTERS = 8
const RESULTS = 120
/** Enough for an export that, though it is compressed, no buffer of a connection can hold. */
const ANSWERS = 32_000
/** MB. */
const MEMORY = 500

let database: TestDatabase
let server: ServerProcess
let largest: { id: number; cookie: string }
beforeAll(async () => {
  database = await createTestDatabase('SQLite')
  server = await startServer({ DATA_DIR: database.settings.dataDir })
  largest = await registerAt(server.address, 'largest')
  const storage = await openStorage(database.settings)
  for (let number = 0; number < RESULTS; number++)
    await storage.transaction((stores) => finishQuiz(stores, largest.id, largestQuiz(number), NOON))
  await storage.transaction(async ({ answers }) => {
    for (let number = 0; number < ANSWERS; number++) await answers.add(largest.id, noisyAnswer())
  })
  await storage.close()
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await database.remove()
})

/** The largest result possible: sixty questions of almost 4 KB. */
function largestQuiz(number: number) {
  const questions = Array.from({ length: 60 }, (_, index): Question => {
    const scenario = `${index} `.padEnd(3700, 'x')
    const asked = { options: ['a', 'b', 'c', 'd'], correctAnswer: 0, fallacyType: 'Straw Man', explanation: 'e' }
    return { id: `q${index}`, scenario, difficulty: 'easy', ...asked }
  }).map(CATALOG.identify)
  const counts = { score: 100, totalQuestions: 60, correctAnswers: 60 }
  const mode = 'advanced' as const
  return { id: `r${number}`, mode, questions, userAnswers: questions.map(() => 0), ...counts, timeSpent: 1 }
}

/** An answer with labels that compression finds nothing in. */
function noisyAnswer(): Answer {
  const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
  const facts = {
    categoryType: 'cognitive-biases',
    isCorrect: true,
    isSound: true,
    choice: null,
    sureness: null,
  } as const
  return {
    id: noise(80),
    source: 'practice',
    at: NOON,
    day: '2026-11-21',
    itemId: noise(100),
    scenarioId: null,
    ...facts,
  }
}

/** Connections that ask for this and read nothing of the reply. */
function stall(
  count: number,
  path: string,
  { cookie, accepts = 'identity' }: { cookie: string; accepts?: string },
): Socket[] {
  const { hostname, port, host } = new URL(server.address)
  return Array.from({ length: count }, () => {
    const reader = connect(Number(port), hostname)
    reader.pause()
    reader.on('error', () => {})
    const headers = [`Host: ${host}`, `Cookie: ${cookie}`, `Accept-Encoding: ${accepts}`]
    reader.write([`GET ${path} HTTP/1.1`, ...headers, '\r\n'].join('\r\n'))
    return reader
  })
}

test(`${READERS} stalled readers of the largest account delay nobody and take less than ${MEMORY} MB`, async () => {
  const readers = stall(READERS, `/api/quiz-results/user/${largest.id}`, largest)
  let slowest = 0
  let most = 0
  for (let asked = 0; asked < 60; asked++) {
    const start = performance.now()
    expect((await send('GET', `${server.address}/api/health`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - start)
    most = Math.max(most, memoryOf(server.child.pid!))
  }
  for (const reader of readers) reader.destroy()
  console.warn(`health within ${Math.round(slowest)} ms, ${Math.round(most)} MB`)
  expect(most).toBeLessThan(MEMORY)
})

test('exports that nobody reads keep nobody from lists, insights and an export of their own', async () => {
  const { id, cookie } = await registerAt(server.address, 'somebody.else')
  const readers = stall(EXPORTERS, `/api/users/${largest.id}/export`, { ...largest, accepts: 'gzip' })
  let answered = 0
  const answers = readers.map(async (reader) => {
    await once(reader, 'readable')
    answered += 1
  })
  await Promise.race(answers)
  const parts = ['insights', 'review', 'asked-forms', 'export'].map((part) => `/api/users/${id}/${part}`)
  for (const path of [...parts, `/api/quiz-results/user/${id}`])
    expect((await send('GET', server.address + path, { cookie })).status, path).toBe(200)
  // One export was being sent all the while; the others were still waiting, which they do for ten seconds.
  expect(answered).toBe(1)
  for (const reader of readers) reader.destroy()
})

/** Memory of the process, in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
