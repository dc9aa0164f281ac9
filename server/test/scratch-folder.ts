import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Bytes that the databases of a whole run may take, generously. */
const ENOUGH = 4 * 2 ** 30

/** Where test databases stand: in memory where there is room, because none of them outlives its test, and otherwise on the disk. */
export const SCRATCH = hasRoom() ? MEMORY : tmpdir()

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH
}
