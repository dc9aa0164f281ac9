import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Read, entered, and written by the server's account alone. */
export const OWNERS_FOLDER = 0o700

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
