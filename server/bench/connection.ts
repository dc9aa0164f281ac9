import { connect } from 'node:net'

/** Posts bodies one after the other on one kept connection. */
export type Poster = { post: (body: string) => Promise<void>; close: () => void }

/**
 * A client that does as little as HTTP allows, because on a small machine it shares the processor with the server it
 * measures.
 */
export function openConnection(address: string, path: string, headers: Record<string, string>): Promise<Poster> {
  const { hostname, port, host } = new URL(address)
  const fields = { host, 'content-type': 'application/json', ...headers }
  const head = [`POST ${path} HTTP/1.1`, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join(
    '\r\n',
  )
  const socket = connect(Number(port), hostname)
  socket.setNoDelay()

  let reply = ''
  let waiting: { settle: () => void; fail: (error: Error) => void } | null = null
  socket.setEncoding('latin1')
  socket.on('error', (error) => waiting?.fail(error))
  socket.on('data', (text) => {
    reply += text
    const end = reply.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = Number(/content-length: (\d+)/i.exec(reply)?.[1])
    if (reply.length < end + 4 + length) return
    const received = reply
    reply = ''
    if (received.startsWith('HTTP/1.1 201')) waiting?.settle()
    else waiting?.fail(new Error(received))
  })
  return new Promise((settle) => {
    socket.on('connect', () =>
      settle({
        post(body) {
          return new Promise((settle, fail) => {
            waiting = { settle, fail }
            socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
          })
        },
        close: () => socket.destroy(),
      }),
    )
  })
}
