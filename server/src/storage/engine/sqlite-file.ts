import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const FILE = 'think-twice.db'

/** Only the account that runs the server may read the data, and enter or change a folder made for it. */
export const OWNER_ONLY = 0o600
const OWNERS_FOLDER = 0o700

/** Where the database lies in its folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, FILE)
}

/**
 * Makes a folder and any missing ones above it. Node's own recursive way never returns on a file system that answers
 * “no such file” for a folder whose parent exists, as `/proc` does.
 */
export function makeOwnersFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(folder)
  if (parent !== folder) makeOwnersFolder(parent)
  try {
    mkdirSync(folder, { mode: OWNERS_FOLDER })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Takes all rights on the database away from other accounts. The folder may be shared on purpose if it holds anything
 * else. SQLite gives its log and index the permissions of the database.
 */
export function protectFile(path: string): void {
  const folder = dirname(path)
  const isOurs = readdirSync(folder).every((name) => name.startsWith(basename(path)))
  if (isOurs) chmodSync(folder, OWNERS_FOLDER)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY)
  }
}
