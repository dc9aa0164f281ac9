import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishedQuiz } from './quiz.fixture.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

/** Seconds another program holds the write lock. */
const LOCKED = 12

let database: TestDatabase
let server: ServerProcess
let logged = ''
let ada: { id: number; cookie: string }
beforeEach(async () => {
  database = await createTestDatabase('SQLite')
  logged = ''
  server = await startServer({ DATA_DIR: database.settings.dataDir, LOG_LEVEL: 'warn' })
  server.child.stdout?.on('data', (chunk) => {
    logged += chunk
  })
  ada = await registerAt(server.address, 'ada')
})
afterEach(async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  await database.remove()
})

const save = (id: string) =>
  send('POST', `${server.address}/api/quiz-results`, { body: finishedQuiz('standard', 0, { id }), cookie: ada.cookie })
const read = () => send('GET', `${server.address}/api/quiz-results/user/${ada.id}`, { cookie: ada.cookie })
const health = () => send('GET', `${server.address}/api/health`)

test('a disk quota makes writes fail with 503, is logged once, and writes resume by themselves', async () => {
  expect((await save('before')).status).toBe(201)
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`])
  limitFiles('4096')
  for (const id of ['during', 'still']) expect((await save(id)).status).toBe(503)
  expect((await read()).body).toMatchObject([{ id: 'before' }])
  expect((await health()).status).toBe(200)
  await expect.poll(() => logged.match(/writes are refused: nothing can be saved/g)).toHaveLength(1)
  limitFiles('unlimited')
  expect((await save('during')).status).toBe(201)
  await expect.poll(() => logged).toContain('writes are taken again')
})

test(`while another program holds the lock for ${LOCKED} s writes are refused within 6, and reads continue`, async () => {
  expect((await save('before')).status).toBe(201)
  const script = `
    const { default: Database } = await import('better-sqlite3')
    const database = new Database(process.argv[1])
    database.exec('begin immediate')
    console.log('locked')
    setTimeout(() => { database.exec('rollback'); database.close() }, ${LOCKED * 1000})`
  const file = join(database.settings.dataDir, 'think-twice.db')
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script, file], { cwd: import.meta.dirname })
  const gone = once(other, 'exit')
  await once(other.stdout, 'data')

  const start = performance.now()
  let waited = 0
  let hasAnswered = false
  const refused = Promise.all(['one', 'two', 'three'].map(save)).then((replies) => {
    waited = performance.now() - start
    hasAnswered = true
    return replies
  })
  let slowest = 0
  let answered = 0
  while (!hasAnswered) {
    const asked = performance.now()
    expect([(await health()).status, (await read()).status]).toEqual([200, 200])
    slowest = Math.max(slowest, performance.now() - asked)
    answered += 1
  }
  expect((await refused).map(({ status }) => status)).toEqual([503, 503, 503])
  console.warn(`503 after ${Math.round(waited)} ms; ${answered} reads meanwhile, the slowest ${Math.round(slowest)} ms`)
  // All three waited at the same time; one after another, they would have exceeded the longest time a call may take.
  expect(logged).toContain('database is locked')
  expect(logged).not.toContain('FST_ERR_HANDLER_TIMEOUT')
  // Only the other program ends its lock, so a reply before that cannot have waited for it.
  expect(other.exitCode).toBe(null)
  expect(answered).toBeGreaterThan(10)

  await gone
  expect((await save('one')).status).toBe(201)
})
