import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Storage } from './storage.ts'

const FILE = 'think-twice.db'
/** Milliseconds a writer waits for another one. */
const BUSY_TIMEOUT = 5000
/** `PRAGMA synchronous`: every commit reaches the disk before it is acknowledged. */
const FULL = 2
/** Marks the file as ours; 'THTW'. */
const APPLICATION_ID = 0x54_48_54_57

/** Opens `<dataDir>/think-twice.db`, made when it is missing. */
export async function openSqlite(dataDir: string): Promise<Storage> {
  const path = join(dataDir, FILE)
  const database = openFile(dataDir, path)
  try {
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
    database.pragma('journal_mode = WAL')
    // After WAL, because switching to WAL may lower it.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma(`application_id = ${APPLICATION_ID}`)
    requireDurability(database, path)
  } catch (error) {
    database.close()
    throw error
  }
  return {
    async ping() {
      database.prepare('select 1').get()
    },
    async close() {
      database.close()
    },
  }
}

function openFile(dataDir: string, path: string): Database.Database {
  try {
    mkdirSync(dataDir, { recursive: true })
    return new Database(path)
  } catch (error) {
    throw new Error(`Cannot open the database “${path}”: ${(error as Error).message}`, { cause: error })
  }
}

/** The driver lowers `synchronous` by itself after a first write, so it is read back after one. */
function requireDurability(database: Database.Database, path: string): void {
  const journal = database.pragma('journal_mode', { simple: true })
  const synchronous = database.pragma('synchronous', { simple: true })
  if (journal !== 'wal' || synchronous !== FULL) {
    throw new Error(
      `The database “${path}” would lose writes in a power cut: journal ${journal}, synchronous ${synchronous}.`,
    )
  }
}
