import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, send, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'
import { makeWebFolder } from './web-folder.fixture.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const NO_MOUNT = 'mounting a small disk needs root'

/** A disk of 4 MiB, if this account may make one. */
let disk: string
let isMounted = false
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'think-twice-disk-'))
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status === 0
})
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

/** Uses up all the room there is. */
function fill(path: string): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(path, Buffer.alloc(bavail * bsize))
}

test('on a full disk writes are refused, reading continues, and writing resumes without a restart', async ({
  skip,
}) => {
  if (!isMounted) return skip(NO_MOUNT)
  const dataDir = join(disk, 'data')
  const server = await startServer({ DATA_DIR: dataDir })
  const { id, cookie } = await registerAt(server.address, 'ada')
  const save = (number: number) =>
    send('POST', `${server.address}/api/quiz-results`, {
      body: finishedQuiz('standard', 1, { id: `r${number}`, recordActivity: true }),
      cookie,
    })
  const list = async () => {
    const results = await send('GET', `${server.address}/api/quiz-results/user/${id}?summary=true`, { cookie })
    return bodyOf(getQuizResults, results)
      .map((result) => result.id)
      .sort()
  }

  const acknowledged: string[] = []
  const ballast = join(disk, 'ballast')
  let refused = 0
  for (let number = 0; refused < 20; number++) {
    if (number === 10) fill(ballast)
    const { status, headers } = await save(number)
    if (status === 201) acknowledged.push(`r${number}`)
    else {
      expect(status).toBe(503)
      expect(headers).toHaveProperty('retry-after')
      refused += 1
    }
  }
  expect(await list()).toEqual([...acknowledged].sort())
  expect((await send('GET', `${server.address}/api/health`)).status).toBe(200)

  unlinkSync(ballast)
  expect((await save(1_000_000)).status).toBe(201)
  expect(await list()).toEqual([...acknowledged, 'r1000000'].sort())
  console.warn(`${acknowledged.length} saved, then ${refused} refused, and 1 saved after there was room again`)
  expect(await server.stop('SIGTERM')).toBe(0)
  const database = new Database(join(dataDir, 'think-twice.db'), { readonly: true })
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
})

test('a disk quota makes writes fail with 503, is logged once, and writes resume by themselves', async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  const server = await startServer({ DATA_DIR: settings.dataDir, LOG_LEVEL: 'warn' })
  let logged = ''
  server.child.stdout?.on('data', (chunk) => {
    logged += chunk
  })
  const { id, cookie } = await registerAt(server.address, 'ada')
  const save = (name: string) =>
    send('POST', `${server.address}/api/quiz-results`, { body: finishedQuiz('standard', 0, { id: name }), cookie })
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`])

  expect((await save('before')).status).toBe(201)
  limitFiles('4096')
  for (const name of ['during', 'still']) expect((await save(name)).status).toBe(503)
  const list = await send('GET', `${server.address}/api/quiz-results/user/${id}`, { cookie })
  expect(list.body).toMatchObject([{ id: 'before' }])
  expect((await send('GET', `${server.address}/api/health`)).status).toBe(200)
  await expect.poll(() => logged.match(/writes are refused: nothing can be saved/g)).toHaveLength(1)
  limitFiles('unlimited')
  expect((await save('during')).status).toBe(201)
  expect(await server.stop('SIGTERM')).toBe(0)
  await remove()
})

test('control: a program that ignores a refused write has lost data', async ({ skip }) => {
  if (!isMounted) return skip(NO_MOUNT)
  const path = join(disk, 'control.db')
  const database = new Database(path)
  database.exec('create table t (n integer, filler blob)')
  const ballast = join(disk, 'ballast')
  fill(ballast)
  const insert = database.prepare('insert into t values (?, zeroblob(20000))')
  let claimed = 0
  for (let number = 0; number < 20; number++) {
    try {
      insert.run(number)
    } catch {
      // The program under control ignores the error.
    }
    claimed += 1
  }
  expect(database.prepare('select count(*) from t').pluck().get()).toBeLessThan(claimed)
  database.close()
  unlinkSync(ballast)
})

test('an account without rights on the disk is told so in a sentence', async ({ skip }) => {
  if (!isMounted) return skip(NO_MOUNT)
  // Only a read-only disk stops root; no file mode does.
  const dataDir = join(disk, 'read-only')
  mkdirSync(dataDir)
  chownSync(dataDir, 65534, 65534)
  execFileSync('mount', ['--bind', dataDir, dataDir])
  execFileSync('mount', ['-o', 'remount,bind,ro', dataDir])
  const webFolder = makeWebFolder()
  const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, WEB_FOLDER: webFolder },
  })
  rmSync(webFolder, { recursive: true })
  execFileSync('umount', [dataDir])
  expect(status).toBe(1)
  expect(stdout + stderr).toMatch(/^Cannot write to “.*think-twice\.db” in DATA_DIR: .*\.\n$/)
})
