import { connect } from 'node:net'

/** One kept connection that sends one POST after the other and fails unless each succeeds. */
export type HttpConnection = {
  /** Sends a request made by `requestText`. */
  send: (request: Buffer) => Promise<void>
  close: () => void
}

/** Opens a connection that does as little as HTTP allows, because the client shares the processor with the server. */
export function openConnection(address: string): Promise<HttpConnection> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay()
  socket.setEncoding('latin1')
  let reply = ''
  let waiting = Promise.withResolvers<void>()
  socket.on('error', (error) => waiting.reject(error))
  socket.on('data', (text) => {
    reply += text
    const end = reply.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(reply)?.[1])
    if (end === -1 || reply.length < end + 4 + length) return
    if (reply.startsWith('HTTP/1.1 20')) waiting.resolve()
    else waiting.reject(new Error(reply))
    reply = ''
  })
  return new Promise((settle, fail) => {
    socket.once('error', fail)
    socket.once('connect', () => {
      settle({
        async send(request) {
          waiting = Promise.withResolvers()
          socket.write(request)
          await waiting.promise
        },
        close: () => socket.destroy(),
      })
    })
  })
}

/** The bytes of a POST with a JSON body; made before the clock starts. */
export function postRequest(address: URL, cookie: string, body: string): Buffer {
  const fields = ['host: localhost', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
  if (cookie) fields.push(`cookie: ${cookie}`)
  return Buffer.from(`POST ${address.pathname} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${body}`)
}
