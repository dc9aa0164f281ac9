import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { RateLimiterSQLite } from 'rate-limiter-flexible'
import { SQLITE } from './differences.ts'
import type { Engine } from './engine.ts'
import { sqliteDialect } from './sqlite-driver.ts'
import { oneAtATime } from './turns.ts'

const FILE = 'think-twice.db'
/** What is kept is for the account that runs the server alone. */
export const OWNER_ONLY = 0o600
export const OWNERS_FOLDER = 0o700
/** Milliseconds for which a start waits for another process. */
const BUSY_TIMEOUT = 5000
/** Later nobody may keep the thread waiting for longer than this; who needs more tries again. See `storage.ts`. */
const BRIEF_TIMEOUT = 5
/** Milliseconds between two tries of what is refused at once. */
const PAUSE = 20
/** `PRAGMA synchronous`: every commit reaches the disk before it is acknowledged. */
const FULL = 2
/** Older ones can lose a commit when the log is reset. */
const OLDEST_SQLITE = [3, 51, 3]
/** Marks the file as ours; 'THTW'. */
export const APPLICATION_ID = 0x54_48_54_57

export function databasePath(dataDir: string): string {
  return join(dataDir, FILE)
}

/** Opens `<dataDir>/think-twice.db`, made when it is missing. */
export async function openSqlite(dataDir: string): Promise<Engine> {
  const path = databasePath(dataDir)
  const database = openFile(dataDir, path)
  try {
    prepareConnection(database)
    requireRecentSqlite(database)
    const isMarked = database.pragma('application_id', { simple: true }) === APPLICATION_ID
    if (!isMarked) insist(() => database.pragma(`application_id = ${APPLICATION_ID}`))
    requireDurability(database, path)
  } catch (error) {
    database.close()
    throw explainStart(path, error)
  }

  // Counting tries has a connection of its own, so that a count is never rolled back with what it counted. They
  // share a thread, so one of them waiting for the other's lock would wait for itself: hence the turns.
  const limiterDatabase = openFile(dataDir, path)
  prepareConnection(limiterDatabase)
  limiterDatabase.pragma('synchronous = NORMAL')
  limiterDatabase.pragma(`busy_timeout = ${BRIEF_TIMEOUT}`)

  return {
    ...SQLITE,
    dialect: sqliteDialect(database),
    inTurn: oneAtATime(),
    limiter: (options) =>
      new RateLimiterSQLite({ ...options, storeClient: limiterDatabase, storeType: 'better-sqlite3' }),
    explainStart: (error) => explainStart(path, error),
    async afterFirstWrite() {
      requireDurability(database, path)
      database.pragma(`busy_timeout = ${BRIEF_TIMEOUT}`)
    },
    async close() {
      limiterDatabase.close()
    },
  }
}

function openFile(dataDir: string, path: string): Database.Database {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNERS_FOLDER })
    if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY))
    protect(dataDir, path)
    return new Database(path)
  } catch (error) {
    throw notWritable(path, error)
  }
}

/** A folder with other things in it may be shared on purpose; the database never is. Its log and index take after it. */
function protect(dataDir: string, path: string): void {
  const isOurs = readdirSync(dataDir).every((name) => name.startsWith(basename(path)))
  if (isOurs) chmodSync(dataDir, OWNERS_FOLDER)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY)
  }
}

function notWritable(path: string, error: unknown): Error {
  return new Error(
    `DATA_DIR must be a folder that can be written, but “${path}” cannot be: ${(error as Error).message}.`,
    {
      cause: error,
    },
  )
}

/** What is wrong with the file or its disk, in a sentence that says which file it is; what is not is told as it is. */
function explainStart(path: string, error: unknown): unknown {
  if ((error as { code?: string }).code === 'SQLITE_NOTADB') {
    return new Error(`DATA_DIR has a file “${path}” that is no database: move it away, or restore a backup.`, {
      cause: error,
    })
  }
  return SQLITE.faultOf(error) === null ? error : notWritable(path, error)
}

function prepareConnection(database: Database.Database): void {
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  insist(() => database.pragma('journal_mode = WAL'))
  // After WAL, because switching to WAL may lower it.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
}

/**
 * Some steps are refused at once while another process has the file, whatever the timeout: to take their lock they would
 * have to wait for somebody who may be waiting for them. At a start there is nothing else to do, so the thread waits.
 */
function insist(step: () => unknown): void {
  const end = performance.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      step()
      return
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    }
  }
}

function requireRecentSqlite(database: Database.Database): void {
  const version = database.prepare('select sqlite_version()').pluck().get() as string
  const parts = version.split('.').map(Number)
  const differing = OLDEST_SQLITE.findIndex((part, index) => parts[index] !== part)
  if (differing !== -1 && parts[differing]! < OLDEST_SQLITE[differing]!) {
    throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed.`)
  }
}

/** The driver lowers `synchronous` by itself after a first write, so it is read back after one. */
function requireDurability(database: Database.Database, path: string): void {
  const journal = database.pragma('journal_mode', { simple: true })
  const synchronous = database.pragma('synchronous', { simple: true })
  const foreignKeys = database.pragma('foreign_keys', { simple: true })
  if (journal !== 'wal' || synchronous !== FULL || foreignKeys !== 1) {
    throw new Error(
      `The database “${path}” would lose writes in a power cut: journal ${journal}, synchronous ${synchronous}, foreign keys ${foreignKeys}.`,
    )
  }
}
