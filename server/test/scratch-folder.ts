import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Bytes that the databases of a whole run may take, generously. */
const ENOUGH = 4 * 2 ** 30

/** Where test databases are: in memory if there is room, because none outlives its test, and otherwise on the disk. */
export const SCRATCH = hasRoom() ? MEMORY : tmpdir()

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH
}
