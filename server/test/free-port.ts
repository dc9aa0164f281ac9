import { createServer } from 'node:net'

/** A port that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer()
    server.listen(0, () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
