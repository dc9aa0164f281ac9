import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { itemAt } from '@think-twice/core/required'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSize } from './environment.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const WRITES = testSize(300, 40)
/** Each of three people writes once per round. */
const ROUNDS = testSize(100, 20)

/**
 * Only a tracer can tell whether a commit reached the disk, because a killed process leaves its writes in the page
 * cache.
 */
function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase('SQLite')
  folder = mkdtempSync(join(tmpdir(), 'think-twice-strace-'))
})
afterAll(async () => {
  await database.remove()
  rmSync(folder, { recursive: true })
})

/** The number of syncs that the process asked for. */
function syncsIn(summary: string): number {
  const calls = [
    ...readFileSync(summary, 'utf8').matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s.*(?:fsync|fdatasync)$/gm),
  ]
  return calls.reduce((sum, [, count]) => sum + Number(count), 0)
}

/** The signal goes to the server; its tracer ends with it. */
async function stopTraced(server: ServerProcess): Promise<void> {
  const pid = execFileSync('pgrep', ['-P', String(server.child.pid)], { encoding: 'utf8' }).trim()
  process.kill(Number(pid), 'SIGTERM')
  await server.stop('SIGCONT')
}

const tracing = (summary: string) => ['strace', '-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', summary]

test.for(['first', 'second'])(
  'on its %s start the server syncs the disk at least once for every write',
  async (start, { skip }) => {
    if (!hasStrace()) return skip('strace is not installed, so syncs cannot be counted')
    const summary = join(folder, start)
    const server = await startServer({ DATA_DIR: database.settings.dataDir }, tracing(summary))
    const { id, cookie } = await registerAt(server.address, `${start}.writer`)
    const body = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
    for (let write = 0; write < WRITES; write++) {
      const reply = await send('POST', `${server.address}/api/users/${id}/progress`, { body, cookie })
      expect(reply.status).toBe(200)
    }
    await stopTraced(server)
    expect(syncsIn(summary)).toBeGreaterThanOrEqual(WRITES)
  },
)

test('no write is acknowledged before its own sync when several people write at once', async ({ skip }) => {
  if (!hasStrace()) return skip('strace is not installed, so syncs cannot be counted')
  const trace = join(folder, 'at-once')
  // Traces the order of the log's syncs and the replies, with the files they go to.
  const ordered = ['strace', '-f', '-y', '-s', '20', '-e', 'trace=fsync,fdatasync,write,writev', '-o', trace]
  const server = await startServer({ DATA_DIR: database.settings.dataDir }, ordered)
  const people = await Promise.all(['ada', 'bob', 'eve'].map((name) => registerAt(server.address, `at.once.${name}`)))
  // On open connections, the writes of a round arrive while the first is still being handled.
  const connections = people.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const body = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all(
      people.map(({ id, cookie }, index) =>
        send('POST', `${server.address}/api/users/${id}/progress`, { body, cookie, agent: itemAt(connections, index) }),
      ),
    )
    for (const { status } of replies) expect(status).toBe(200)
  }
  for (const agent of connections) agent.destroy()
  await stopTraced(server)

  // Every write has a commit of its own, so there must never be more replies than syncs.
  let syncs = 0
  let replies = 0
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    // The rounds begin once everybody is registered.
    if (/write[v]?\(.*HTTP\/1\.1 201/.test(line)) syncs = 0
    if (/(fdatasync|fsync)(\(\d+<[^>]*-wal>\)| resumed>).*= 0/.test(line)) syncs += 1
    if (/write[v]?\(.*HTTP\/1\.1 200/.test(line)) {
      replies += 1
      expect(syncs).toBeGreaterThanOrEqual(replies)
    }
  }
  expect(replies).toBe(ROUNDS * people.length)
})

test('control: with the driver’s default setting most writes are not synced', async ({ skip }) => {
  if (!hasStrace()) return skip('strace is not installed, so syncs cannot be counted')
  const summary = join(folder, 'control')
  const driver = import.meta.resolve('better-sqlite3')
  const script = `
    const { default: Database } = await import(${JSON.stringify(driver)})
    const database = new Database(${JSON.stringify(join(folder, 'control.db'))})
    database.pragma('journal_mode = WAL')
    database.exec('create table t (n integer)')
    const insert = database.prepare('insert into t values (1)')
    for (let write = 0; write < ${WRITES}; write++) insert.run()`
  execFileSync('strace', [...tracing(summary).slice(1), process.execPath, '--input-type=module', '--eval', script])
  expect(new Database(join(folder, 'control.db')).prepare('select count(*) from t').pluck().get()).toBe(WRITES)
  expect(syncsIn(summary)).toBeLessThan(WRITES / 2)
})
