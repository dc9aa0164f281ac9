import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Holds the number of the process that runs `npm run dev`. */
const MARKER = fileURLToPath(new URL('../../node_modules/.cache/think-twice/dev.pid', import.meta.url))

/** Called by `npm run dev`: from now on until this process ends, `isDevRunning` is true. */
export function markDevRunning(marker = MARKER): void {
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, String(process.pid))
  process.on('exit', () => rmSync(marker, { force: true }))
}

/** Is `npm run dev` running in this clone? */
export function isDevRunning(marker = MARKER): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(Number(readFileSync(marker, 'utf8')), 0)
  } catch {
    // There is no marker, or the process that wrote it was killed before it could remove it.
    return false
  }
}
