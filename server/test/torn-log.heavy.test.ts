import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { testSize } from './environment.ts'
import { after } from './finish-during-faults.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { registerAt, send, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const SNAPSHOTS = testSize(1000, 24)
const CONTROLS = testSize(20, 10)

const LOG_HEADER = 32
const FRAME_HEADER = 24

/** Where the log ends, in bytes: after the last frame that belongs to its header. Older frames may follow. */
function endOfLog(log: Buffer): { salts: string; end: number } {
  if (log.length < LOG_HEADER) return { salts: '', end: 0 }
  const salts = log.subarray(16, 24).toString('hex')
  const frame = FRAME_HEADER + log.readUInt32BE(8)
  let end = LOG_HEADER
  while (end + frame <= log.length && log.subarray(end + 8, end + 16).toString('hex') === salts) end += frame
  return { salts, end }
}

/** Has the log been written to since? Cheap enough to ask all the time. */
function hasMoved(path: string, { salts, end }: { salts: string; end: number }): boolean {
  const file = openSync(path, 'r')
  const part = Buffer.alloc(8)
  const saltsAt = (position: number) => (readSync(file, part, 0, 8, position) < 8 ? '' : part.toString('hex'))
  try {
    return saltsAt(16) !== salts || saltsAt(end + 8) === salts
  } finally {
    closeSync(file)
  }
}

/** Damages a log after `from`, each time in a different way, as a torn write may. */
function tear(path: string, from: number, number: number): void {
  const log = readFileSync(path)
  // Every third tail is whole, with the beginning of something after it.
  const share = number % 3 === 2 ? 100 : (number * 37) % 100
  const at = from + Math.floor(((log.length - from) * share) / 100)
  const noise = Buffer.alloc(number % 3 === 0 ? 0 : log.length - at + 5000, `torn ${number}`)
  writeFileSync(path, Buffer.concat([log.subarray(0, at), noise]))
}

type Found = { integrity: unknown; ids: string[]; encounters: number[] }

function openCopy(path: string): Found {
  const database = new Database(path)
  try {
    return {
      integrity: database.pragma('integrity_check', { simple: true }),
      ids: database.prepare<[], string>('select id from quizResult where userId <> 1').pluck().all(),
      encounters: database.prepare<[], number>('select timesEncountered from progress where userId <> 1').pluck().all(),
    }
  } finally {
    database.close()
  }
}

/** Copies the database and its log; the index over the log is rebuilt. */
function copyAsItIs(file: string, copy: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true })
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix)
}

/** Stops a server in the middle of its writing, copies what it has on disk, and damages the copy's log. */
async function snapshots(count: number, damage: (log: string, acknowledgedEnd: number, number: number) => void) {
  const { settings, remove } = await createTestDatabase('SQLite')
  const server = await startServer({ DATA_DIR: settings.dataDir })
  const { cookie } = await registerAt(server.address, 'writer')
  const file = join(settings.dataDir, 'think-twice.db')
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-torn-'))
  const copy = join(folder, 'copy.db')

  const acknowledged: string[] = []
  const found: { found: Found; acknowledged: string[] }[] = []
  for (let number = 0; number < count; number++) {
    const before = endOfLog(readFileSync(`${file}-wal`))
    const id = `r${number}`
    const body = finishedQuiz('mini-fallacy-assessment', number % 4, {
      id,
      timestamp: Date.now(),
      recordActivity: true,
    })
    let isDone = false
    const writing = send('POST', `${server.address}/api/quiz-results`, { body, cookie }).then((reply) => {
      isDone = true
      expect(reply.status).toBe(201)
    })
    // Half of the time at any moment, half of the time as soon as part of the write is on disk.
    if (number % 2 === 0) await after(number % 12)
    else while (!isDone && !hasMoved(`${file}-wal`, before)) await after(0)
    server.child.kill('SIGSTOP')
    const isAcknowledged = isDone
    copyAsItIs(file, copy)
    server.child.kill('SIGCONT')
    const now = endOfLog(readFileSync(`${copy}-wal`))
    // A log that has started over has nothing acknowledged in it: all of that is in the file.
    const acknowledgedEnd = isAcknowledged ? now.end : now.salts === before.salts ? before.end : LOG_HEADER
    if (isAcknowledged) acknowledged.push(id)
    damage(`${copy}-wal`, acknowledgedEnd, number)
    found.push({ found: openCopy(copy), acknowledged: [...acknowledged] })
    await writing
    if (!isAcknowledged) acknowledged.push(id)
  }
  expect(await server.stop('SIGTERM')).toBe(0)
  rmSync(folder, { recursive: true })
  await remove()
  return found
}

test(`${SNAPSHOTS} copies with a torn log open, with everything acknowledged and nothing half done`, async () => {
  const found = await snapshots(SNAPSHOTS, tear)
  let unacknowledged = 0
  for (const { found: copy, acknowledged } of found) {
    expect(copy.integrity).toBe('ok')
    expect(acknowledged.filter((id) => !copy.ids.includes(id))).toEqual([])
    // The changes of the last transaction are there in full or not at all.
    for (const times of copy.encounters) expect(times).toBe(copy.ids.length)
    unacknowledged += copy.ids.length - acknowledged.length
  }
  console.warn(
    `${SNAPSHOTS} torn logs, ${unacknowledged} of their last quizzes were whole before they were acknowledged`,
  )
})

test('control: a log that is cut before its last acknowledged frame has lost data', async () => {
  const found = await snapshots(CONTROLS, (log, acknowledgedEnd) => {
    if (acknowledgedEnd > LOG_HEADER) truncateSync(log, acknowledgedEnd - 1)
  })
  const lost = found.filter(({ found: copy, acknowledged }) => acknowledged.some((id) => !copy.ids.includes(id)))
  expect(lost.length).toBeGreaterThan(CONTROLS / 2)
})
