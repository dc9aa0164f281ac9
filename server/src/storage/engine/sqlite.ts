import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { itemAt } from '@think-twice/core/required'
import Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { codeOf, messageOf } from '../../error-fields.ts'
import { createSemaphore } from '../../semaphore.ts'
import { SQLITE } from './database-adapters.ts'
import type { Engine } from './engine.ts'
import { databasePath, makeOwnersFolder, OWNER_ONLY, protectFile } from './sqlite-file.ts'

/** Milliseconds a starting server waits for another process. */
const BUSY_TIMEOUT = 5000
/** Milliseconds that a lock may block the thread once the server runs; `storage.ts` retries. */
const BRIEF_TIMEOUT = 5
/** Milliseconds between two tries. */
const PAUSE = 20
/** `PRAGMA synchronous`: every commit reaches the disk before it is acknowledged. */
const FULL = 2
/** Older versions can lose a commit when the log is reset. */
const OLDEST_SQLITE = [3, 51, 3]
/** Identifies the file as this product's: 'THTW' in ASCII. */
export const APPLICATION_ID = 0x54_48_54_57

/** Kysely on an open better-sqlite3 database. */
export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Takes the write lock at once: two deferred transactions that read and then write block each other. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    super({ database })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A failed rollback would leave its transaction to the next user.
    if (this.#database.inTransaction) this.#database.exec('rollback')
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite rolls back by itself on a full disk or an I/O error.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Opens `<dataDir>/think-twice.db` and creates it if needed; messages name what the folder was `givenAs`. */
export async function openSqlite(dataDir: string, givenAs = 'DATA_DIR'): Promise<Engine> {
  const place = { path: databasePath(dataDir), givenAs }
  const { path } = place
  const database = openFile(dataDir, place)
  try {
    prepareConnection(database)
    requireRecentSqlite(database)
    const isOurs = database.pragma('application_id', { simple: true }) === APPLICATION_ID
    if (!isOurs) retryWhileBusy(() => database.pragma(`application_id = ${APPLICATION_ID}`))
    requireDurability(database, path)
  } catch (error) {
    database.close()
    throw explainStart(place, error)
  }

  let files = ''
  return {
    ...SQLITE,
    dialect: sqliteDialect(database),
    writers: createSemaphore(1),
    requireInPlace() {
      if (filesOf(path) !== files) throw movedError(place)
    },
    clearLog() {
      // The driver returns `unknown`; SQLite documents one row for this pragma, with 1 in `busy` if it could not finish.
      const [outcome] = database.pragma('wal_checkpoint(truncate)') as { busy: number }[]
      return outcome?.busy === 0
    },
    explainStart: (error) => explainStart(place, error),
    async afterFirstWrite() {
      requireDurability(database, path)
      database.pragma(`busy_timeout = ${BRIEF_TIMEOUT}`)
      files = filesOf(path)
    },
  }
}

/** The file, and the setting or option that names its folder. */
type Place = { path: string; givenAs: string }

function openFile(dataDir: string, place: Place): Database.Database {
  const { path } = place
  try {
    makeOwnersFolder(dataDir)
    if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY))
    protectFile(path)
    return new Database(path)
  } catch (error) {
    throw notWritable(place, error)
  }
}

function notWritable({ path, givenAs }: Place, error: unknown): Error {
  return new Error(`Cannot write to “${path}” in ${givenAs}: ${messageOf(error)}.`, { cause: error })
}

/** Rewords a problem with the file or its disk so that it names the file; other errors stay as they are. */
function explainStart(place: Place, error: unknown): unknown {
  const { path, givenAs } = place
  if (codeOf(error) === 'SQLITE_NOTADB') {
    return new Error(`Cannot open “${path}” in ${givenAs}: it is not a database. Move it away, or restore a backup.`, {
      cause: error,
    })
  }
  if (codeOf(error).startsWith('SQLITE_CORRUPT')) {
    return new Error(
      `“${path}” in ${givenAs} is damaged (${messageOf(error)}). Move the whole folder away, and restore a backup.`,
      { cause: error },
    )
  }
  return SQLITE.faultOf(error) === null ? error : notWritable(place, error)
}

/** Which files the database and its log are, by device and number. */
function filesOf(path: string): string {
  const files = [path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false }))
  return files.map((file) => (file ? `${file.dev}:${file.ino}` : 'none')).join(' ')
}

/** SQLite has a code for this, but does not look while it writes to its log. */
function movedError({ path, givenAs }: Place): Error {
  const message = `“${path}” in ${givenAs} was moved or deleted while it was open; stop the server, put its folder back or restore a backup, and start again`
  return Object.assign(new Error(message), { code: 'SQLITE_READONLY_DBMOVED' })
}

function prepareConnection(database: Database.Database): void {
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  retryWhileBusy(() => database.pragma('journal_mode = WAL'))
  // `synchronous` is set after WAL, because switching to WAL may lower it.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted rows are overwritten with zeros.
  database.pragma('secure_delete = ON')
}

/**
 * Some steps fail immediately while another process holds the file, because SQLite avoids a possible deadlock instead
 * of waiting. At startup there is nothing else to do, so this blocks and retries.
 */
function retryWhileBusy(step: () => unknown): void {
  const end = performance.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      step()
      return
    } catch (error) {
      const isBusy = codeOf(error).startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    }
  }
}

function requireRecentSqlite(database: Database.Database): void {
  const version = String(database.prepare('select sqlite_version()').pluck().get())
  const parts = version.split('.').map(Number)
  const differing = OLDEST_SQLITE.findIndex((part, index) => parts[index] !== part)
  if (differing !== -1 && itemAt(parts, differing) < itemAt(OLDEST_SQLITE, differing)) {
    throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed.`)
  }
}

/** The driver lowers `synchronous` after the first write, so it is checked after one. */
function requireDurability(database: Database.Database, path: string): void {
  const journal = database.pragma('journal_mode', { simple: true })
  const synchronous = database.pragma('synchronous', { simple: true })
  const foreignKeys = database.pragma('foreign_keys', { simple: true })
  if (journal !== 'wal' || synchronous !== FULL || foreignKeys !== 1) {
    throw new Error(
      `The database “${path}” would lose writes in a power outage: journal ${journal}, synchronous ${synchronous}, foreign keys ${foreignKeys}.`,
    )
  }
}
