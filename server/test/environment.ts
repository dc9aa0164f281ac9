import { existsSync, statfsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'

/** The size of a test: full in `npm run test:deep`, smaller in every `npm test`. */
export function testSize(full: number, everyTime: number): number {
  return process.env['DEEP'] ? full : everyTime
}

/** All that a child process gets from the tests' own environment; settings are given one by one. */
export const CHILD_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}

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

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port')
  return address.port
}

/** A port that is free right now. */
export function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer()
    server.listen(0, () => {
      const port = portOf(server)
      server.close(() => settle(port))
    })
  })
}
