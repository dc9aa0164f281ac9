import { connect, type Socket } from 'node:net'

/** Sends one call after the other on one kept connection, and fails unless it succeeds. */
export type Connection = {
  /** The bytes of a call, made ahead, so that making them takes none of the time that is measured. */
  prepare: (call: `${'POST' | 'PUT'} /${string}`, ...body: (string | Buffer)[]) => Buffer
  send: (call: Buffer) => Promise<void>
  close: () => void
}

/** Milliseconds. While others have their turn, Node closes what is idle for five seconds. */
const IDLE = 3000

/**
 * A client that does as little as HTTP allows, because on a small machine it shares the processor with the server it
 * measures.
 */
export async function openConnection(address: string, headers: Record<string, string> = {}): Promise<Connection> {
  const { hostname, port, host } = new URL(address)
  const fields = Object.entries({ host, 'content-type': 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

  let reply = ''
  let waiting: { settle: () => void; fail: (error: Error) => void } | null = null
  const receive = (text: string) => {
    reply += text
    const end = reply.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = Number(/content-length: (\d+)/i.exec(reply)?.[1])
    if (reply.length < end + 4 + length) return
    const received = reply
    reply = ''
    if (received.startsWith('HTTP/1.1 20')) waiting?.settle()
    else waiting?.fail(new Error(received))
  }
  const open = () =>
    new Promise<Socket>((settle, fail) => {
      const socket = connect(Number(port), hostname, () => settle(socket))
      socket.setNoDelay()
      socket.setEncoding('latin1')
      socket.on('data', receive)
      socket.on('error', (error) => (waiting ?? { fail }).fail(error))
    })

  let socket = await open()
  let usedAt = performance.now()
  return {
    prepare(call, ...body) {
      const bytes = Buffer.concat(body.map((part) => Buffer.from(part)))
      return Buffer.concat([Buffer.from(`${call} HTTP/1.1\r\n${fields}content-length: ${bytes.length}\r\n\r\n`), bytes])
    },
    async send(call) {
      if (performance.now() - usedAt > IDLE) {
        socket.destroy()
        socket = await open()
      }
      await new Promise<void>((settle, fail) => {
        waiting = { settle, fail }
        socket.write(call)
      })
      usedAt = performance.now()
    },
    close: () => socket.destroy(),
  }
}
