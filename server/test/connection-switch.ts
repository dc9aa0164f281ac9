import { connect, createServer, type Socket } from 'node:net'

/** Stands in front of a database: passes every connection on, and can be turned to another database. */
export async function startSwitch(target: number) {
  let port = target
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(port, 'localhost')
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((settle) => server.listen(0, 'localhost', settle))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The switch has no port')
  return {
    port: address.port,
    /** Ends open connections and sends new ones elsewhere. */
    turnTo(next: number) {
      port = next
      for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
