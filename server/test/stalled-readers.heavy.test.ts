import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import type { Question } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const READERS = 30
const RESULTS = 120
/** MB. */
const MEMORY = 400

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await createTestDatabase('SQLite')
  server = await startServer({ DATA_DIR: database.settings.dataDir })
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await database.remove()
})

/** The largest result possible: sixty questions of almost 4 KB. */
function largestQuiz(id: string) {
  const questions = Array.from({ length: 60 }, (_, index): Question => {
    const scenario = `${index} `.padEnd(3700, 'x')
    const asked = { options: ['a', 'b', 'c', 'd'], correctAnswer: 0, fallacyType: 'Straw Man', explanation: 'e' }
    return { id: `q${index}`, scenario, difficulty: 'easy', ...asked }
  })
  const counts = { score: 100, totalQuestions: 60, correctAnswers: 60 }
  return { id, mode: 'advanced', questions, userAnswers: questions.map(() => 0), ...counts, timeSpent: 1 }
}

test(`${READERS} stalled readers of the largest account delay nobody and take less than ${MEMORY} MB`, async () => {
  const { id, cookie } = await registerAt(server.address, 'largest')
  for (let number = 0; number < RESULTS; number++) {
    const reply = await send('POST', `${server.address}/api/quiz-results`, { body: largestQuiz(`r${number}`), cookie })
    expect(reply.status).toBe(201)
  }

  const { hostname, port, host } = new URL(server.address)
  const readers: Socket[] = []
  for (let number = 0; number < READERS; number++) {
    const reader = connect(Number(port), hostname)
    reader.pause()
    reader.on('error', () => {})
    reader.write(`GET /api/quiz-results/user/${id} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
    readers.push(reader)
  }
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

/** Memory of the process, in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
