import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { itemAt } from '@think-twice/core/required'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSize } from './environment.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const LEARNERS = 4
/** Seconds that a write waits out, and seconds that exceed its patience of five. */
const WAITS = [1, testSize(4, 2)]
const TOO_LONG = testSize(10, 7)

let database: TestDatabase
let server: ServerProcess
let learners: { id: number; cookie: string }[]
let logged = ''
beforeAll(async () => {
  database = await createTestDatabase('SQLite')
  server = await startServer({ DATA_DIR: database.settings.dataDir, LOG_LEVEL: 'warn' })
  server.child.stdout?.on('data', (chunk) => {
    logged += chunk
  })
  learners = []
  for (let number = 0; number < LEARNERS; number++)
    learners.push(await registerAt(server.address, `locked.out.${number}`))
})
afterAll(async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  await database.remove()
})

const file = () => join(database.settings.dataDir, 'think-twice.db')

/** Lets another program take the write lock for some seconds; returns once it has the lock. */
async function lockFor(seconds: number) {
  const script = `
    const { default: Database } = await import('better-sqlite3')
    const database = new Database(process.argv[1], { timeout: 5000 })
    database.exec('begin immediate')
    console.log('locked')
    setTimeout(() => { database.exec('rollback'); database.close() }, ${seconds * 1000})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, file()], {
    cwd: import.meta.dirname,
  })
  const gone = once(child, 'exit')
  await once(child.stdout, 'data')
  return { isHeld: () => child.exitCode === null, gone }
}

/** Every learner finishes a quiz at the same time. */
function finishAll(id: string) {
  return Promise.all(
    learners.map(({ cookie }) =>
      send('POST', `${server.address}/api/quiz-results`, { body: finishedQuiz('standard', 1, { id }), cookie }),
    ),
  )
}

test.each(WAITS)(
  'while another program holds the lock for %i seconds every write waits and succeeds',
  async (seconds) => {
    const lock = await lockFor(seconds)
    const replies = await finishAll(`waits-${seconds}`)
    expect(replies.map(({ status }) => status)).toEqual(Array(LEARNERS).fill(201))
    await lock.gone
  },
)

test('a write that has waited too long for a lock is refused before the lock ends, while reads continue, and succeeds later', async () => {
  const lock = await lockFor(TOO_LONG)
  let isAnswered = false
  const writing = finishAll('too-long').finally(() => {
    isAnswered = true
  })
  const { id, cookie } = itemAt(learners, 0)
  let reads = 0
  for (; !isAnswered; reads++) {
    const [health, list] = await Promise.all([
      send('GET', `${server.address}/api/health`),
      send('GET', `${server.address}/api/quiz-results/user/${id}?summary=true`, { cookie }),
    ])
    expect([health.status, list.status]).toEqual([200, 200])
  }
  const replies = await writing
  expect(replies.map(({ status }) => status)).toEqual(Array(LEARNERS).fill(503))
  for (const { headers } of replies) expect(headers).toHaveProperty('retry-after')
  // Only the other program ends its lock, so a reply before that cannot have waited for it.
  expect(lock.isHeld()).toBe(true)
  expect(reads).toBeGreaterThan(10)
  // All waited at the same time; one after another, they would have exceeded the longest time a call may take.
  expect(logged).toContain('database is locked')
  expect(logged).not.toContain('FST_ERR_HANDLER_TIMEOUT')
  await lock.gone
  expect((await finishAll('too-long')).map(({ status }) => status)).toEqual(Array(LEARNERS).fill(201))
  for (const learner of learners) {
    const path = `/api/quiz-results/user/${learner.id}?summary=true`
    const results = await send('GET', server.address + path, { cookie: learner.cookie })
    const ids = bodyOf(getQuizResults, results).map((result) => result.id)
    // Other tests may have saved theirs before, in whatever order they run.
    expect(ids.filter((each) => each === 'too-long')).toEqual(['too-long'])
  }
})

test('control: a program that does not wait is refused at once by the same lock', async () => {
  const lock = await lockFor(1)
  const impatient = new Database(file(), { timeout: 0 })
  expect(() => impatient.exec('begin immediate')).toThrow('database is locked')
  impatient.close()
  await lock.gone
})
