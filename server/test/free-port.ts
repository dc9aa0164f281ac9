import { createServer } from 'node:net'
import { portOf } from './port-of.ts'

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
