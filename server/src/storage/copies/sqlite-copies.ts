import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import Database from 'better-sqlite3'
import { codeOf, messageOf } from '../../error-fields.ts'
import { APPLICATION_ID } from '../engine/sqlite.ts'
import { databasePath, makeOwnersFolder, OWNER_ONLY } from '../engine/sqlite-file.ts'
import { problemOfSchema } from '../migrations/migrate.ts'

/** The error codes of file systems without links. */
const LINKS_UNKNOWN = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** A problem the operator can fix; the message is for them. */
export class CopyError extends Error {}

/**
 * Copies the database in `dataDir` to a new file as of one moment, even while the server runs. Copying the file itself
 * would miss what is still in the log beside it.
 */
export function backUp(dataDir: string, target: string): void {
  const path = databasePath(dataDir)
  if (!existsSync(path)) throw new CopyError(`Cannot back up: there is no database at “${path}”.`)
  const taken = `Cannot back up to “${target}”: the file already exists. Name another one, for example with the day in it.`
  if (existsSync(target)) throw new CopyError(taken)
  const parts = unfinished(target)
  try {
    makeOwnersFolder(dirname(target))
    rmSync(parts, { force: true })
    // Created unreadable to others from the first byte.
    closeSync(openSync(parts, 'wx', OWNER_ONLY))
  } catch (error) {
    throw new CopyError(`Cannot write the backup to “${dirname(target)}”: ${messageOf(error)}`, { cause: error })
  }
  try {
    const database = new Database(path, { readonly: true, fileMustExist: true })
    try {
      database.prepare('vacuum into ?').run(parts)
    } finally {
      database.close()
    }
    const problem = damageOf(parts)
    if (problem !== null) throw new CopyError(`Cannot keep the copy, because it is damaged: ${problem}.`)
    const checksum = `${checksumOf(parts)}  ${basename(target)}\n`
    if (!moveIntoPlace(parts, target)) throw new CopyError(taken)
    writeFileSync(checksumPath(target), checksum, { mode: OWNER_ONLY, flush: true })
    syncToDisk(dirname(target))
  } catch (error) {
    removeIfThere(parts)
    if (error instanceof CopyError) throw error
    throw new CopyError(`Cannot copy the database in “${dataDir}” to “${target}”: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

/** The file of the checksum: next to the backup, in the format of `sha256sum --check`. */
function checksumPath(backup: string): string {
  return `${backup}.sha256`
}

function checksumOf(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk)) {
      hash.update(chunk.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

/**
 * Makes the database in `dataDir` from a backup, and refuses to replace one. Everybody has to sign in again: an old
 * backup must not bring back sessions, and old counts of calls mean nothing anymore. Recovery codes end
 * too: one that was used since then would work again.
 */
export function restore(dataDir: string, source: string): void {
  const path = databasePath(dataDir)
  if (!existsSync(source))
    throw new CopyError(`Cannot restore: there is no file “${source}”, or this account may not look into its folder.`)
  const taken = `Cannot restore over the database at “${path}”: stop the server and move its folder away first.`
  if (existsSync(path)) throw new CopyError(taken)
  // SQLite would apply a leftover log to the restored file.
  const leftOver = ['-wal', '-shm', '-journal'].map((suffix) => path + suffix).find((each) => existsSync(each))
  if (leftOver) {
    throw new CopyError(
      `“${leftOver}” is left over from another database: stop the server, and move the whole folder away first.`,
    )
  }
  requireSound(source)
  const parts = unfinished(path)
  try {
    makeOwnersFolder(dataDir)
    rmSync(parts, { force: true })
    copyFileSync(source, parts, constants.COPYFILE_EXCL)
    chmodSync(parts, OWNER_ONLY)
    const database = new Database(parts)
    try {
      database.pragma('secure_delete = ON')
      for (const table of ['session', 'rateLimit', 'secret']) database.exec(`delete from "${table}"`)
      database.exec('update account set "recoveryHash" = null, "recoveryMadeAt" = null')
    } finally {
      database.close()
    }
    if (!moveIntoPlace(parts, path)) throw new CopyError(taken)
  } catch (error) {
    removeIfThere(parts)
    if (error instanceof CopyError) throw error
    throw new CopyError(`Cannot restore into DATA_DIR “${dataDir}”: ${messageOf(error)}`, { cause: error })
  }
}

/** A database with one flipped bit in a text is still valid; only the checksum shows it. */
function requireSound(source: string): void {
  const refuse = (reason: string) => new CopyError(`Cannot restore “${source}”${reason}.`)
  const beside = checksumPath(source)
  try {
    if (statSync(source).isDirectory()) throw refuse(': it is a folder')
    if (!existsSync(beside)) throw refuse(`: its checksum “${beside}” is missing`)
    const [expected] = readFileSync(beside, 'utf8').split(/\s/)
    if (expected !== checksumOf(source)) {
      throw refuse(', because it is damaged: it is not what its checksum says, so it was changed or damaged')
    }
  } catch (error) {
    throw error instanceof CopyError ? error : refuse(`: ${messageOf(error)}`)
  }
  const damage = damageOf(source)
  if (damage !== null) throw refuse(`, because it is damaged: ${damage}`)
  const ofSchema = problemOfSchema(schemaVersionIn(source))
  if (ofSchema !== null) throw new CopyError(`Cannot restore “${source}”: ${ofSchema}`)
}

function schemaVersionIn(path: string): number {
  const database = new Database(path, { readonly: true, fileMustExist: true })
  try {
    return Number(database.prepare('select version from "schemaVersion"').pluck().get())
  } finally {
    database.close()
  }
}

function damageOf(path: string): string | null {
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
    return messageOf(error)
  }
}

/** Byte 18 of the header is 2 if a log belongs to the file; `vacuum into` writes 1. */
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

/** A name beside the file to be made, which no other process uses. */
function unfinished(target: string): string {
  return `${target}.${process.pid}.part`
}

/** The file appears under its name complete or not at all; false if that name is taken by now, and both files stay. */
function moveIntoPlace(parts: string, target: string): boolean {
  syncToDisk(parts)
  try {
    // Unlike renaming, linking never replaces a file.
    linkSync(parts, target)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (!LINKS_UNKNOWN.has(codeOf(error))) throw error
    if (existsSync(target)) return false
    renameSync(parts, target)
  }
  removeIfThere(parts)
  syncToDisk(dirname(target))
  return true
}

/** Removing with `force` still fails where a part of the path is a file. */
function removeIfThere(path: string): void {
  if (existsSync(path)) rmSync(path)
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
