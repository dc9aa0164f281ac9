import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { APPLICATION_ID, databasePath } from './sqlite.ts'

/** What a person can mend; its message is a sentence for them. */
export class CopyError extends Error {}

/**
 * Copies the database in `dataDir` to a new file, whole and as of one moment, while the server may be running: everything
 * acknowledged before the call is in it. A copy of the file itself would miss what still stands in the log beside it.
 */
export function backUp(dataDir: string, target: string): void {
  const path = databasePath(dataDir)
  if (!existsSync(path)) throw new CopyError(`There is no database at “${path}”.`)
  if (existsSync(target)) throw new CopyError(`“${target}” is there already; nothing was written.`)
  const parts = `${target}.part`
  rmSync(parts, { force: true })
  const database = new Database(path, { readonly: true, fileMustExist: true })
  try {
    database.prepare('vacuum into ?').run(parts)
  } finally {
    database.close()
  }
  requireSound(parts)
  moveIntoPlace(parts, target)
}

/**
 * Makes the database in `dataDir` from a backup. Refuses to replace one. Everybody signs in anew: whoever holds an old
 * backup must not hold sessions with it, and old counts of attempts say nothing any more. Recovery codes end too: one
 * that was used since then would work again.
 */
export function restore(dataDir: string, source: string): void {
  const path = databasePath(dataDir)
  if (!existsSync(source)) throw new CopyError(`There is no file “${source}”.`)
  if (existsSync(path)) {
    throw new CopyError(`There is a database at “${path}” already: stop the server, and move its folder away first.`)
  }
  requireSound(source)
  mkdirSync(dataDir, { recursive: true })
  const parts = join(dataDir, 'restoring.db')
  rmSync(parts, { force: true })
  copyFileSync(source, parts)
  const database = new Database(parts)
  try {
    for (const table of ['session', 'rateLimit']) database.exec(`delete from "${table}"`)
    endRecoveryCodes(database)
  } finally {
    database.close()
  }
  moveIntoPlace(parts, path)
}

/** Older backups know no recovery codes. */
function endRecoveryCodes(database: Database.Database): void {
  const columns = database.pragma('table_info(account)') as { name: string }[]
  if (!columns.some(({ name }) => name === 'recoveryHash')) return
  database.exec('update account set "recoveryHash" = null, "recoveryMadeAt" = null')
}

/** Is it a database of this product, and undamaged? */
function requireSound(path: string): void {
  const problem = problemOf(path)
  if (problem !== null) throw new CopyError(`“${path}” is not a sound backup: ${problem}.`)
}

function problemOf(path: string): string | null {
  try {
    if (isInLogMode(path)) return 'it is a copy of the file alone, without the log beside it'
    const database = new Database(path, { readonly: true, fileMustExist: true })
    try {
      if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) return 'another program made it'
      const found = database.pragma('integrity_check', { simple: true })
      return found === 'ok' ? null : String(found)
    } finally {
      database.close()
    }
  } catch (error) {
    return (error as Error).message
  }
}

/** Byte 18 of the header is 2 while a log belongs to the file; in what `vacuum into` made it is 1. */
function isInLogMode(path: string): boolean {
  const header = Buffer.alloc(20)
  const file = openSync(path, 'r')
  try {
    readSync(file, header)
  } finally {
    closeSync(file)
  }
  return header[18] === 2
}

/** On the disk under its name, or not at all. */
function moveIntoPlace(parts: string, target: string): void {
  syncToDisk(parts)
  renameSync(parts, target)
  syncToDisk(dirname(target))
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
