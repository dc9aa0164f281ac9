import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './environment.ts'

/** The startup parameters that PgBouncer accepts. */
const STARTUP_PARAMETERS = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name']
const SSL_REQUEST = 80_877_103

/** In front of a PostgreSQL: refuses startup parameters as PgBouncer does, and notes what a shared session forbids. */
export async function startPooler(databaseUrl: string, changed = (reply: Buffer): Buffer => reply) {
  const url = new URL(databaseUrl)
  const [host, port] = [url.hostname, Number(url.port)]
  const bound: string[] = []
  const server = createServer((client) => {
    let waiting = Buffer.alloc(0)
    let behind: Socket | undefined
    const answer = (message: Buffer) => {
      if (behind) {
        noteSessionState(message, bound)
        return void behind.write(message)
      }
      if (message.readInt32BE(4) === SSL_REQUEST) return void client.write('N')
      const refused = startupParameters(message).find((name) => !STARTUP_PARAMETERS.includes(name.toLowerCase()))
      if (refused !== undefined) return void client.end(refusal(`unsupported startup parameter: ${refused}`))
      behind = connect(port, host, () => behind?.write(message))
      behind.on('data', (reply) => client.write(changed(Buffer.from(reply))))
      behind.on('error', () => client.destroy())
      behind.on('close', () => client.end())
    }
    client.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, Buffer.from(chunk)])
      // A first message has no letter for its kind.
      const next = () => lengthOf(waiting, behind ? 1 : 0)
      for (let length = next(); length <= waiting.length; length = next()) {
        answer(waiting.subarray(0, length))
        waiting = waiting.subarray(length)
      }
    })
    client.on('error', () => behind?.destroy())
    client.on('close', () => behind?.end())
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  url.hostname = '127.0.0.1'
  url.port = String(portOf(server))
  return { url: url.href, bound, stop: () => new Promise((settle) => server.close(settle)) }
}

/** The bytes of the first message, whose length is written `at` this byte; more than there are if it is not complete. */
function lengthOf(bytes: Buffer, at: 0 | 1): number {
  return bytes.length < at + 4 ? Number.POSITIVE_INFINITY : bytes.readInt32BE(at) + at
}

/** Statements with a name, and others that a later one of the same client must find in its session. */
function noteSessionState(message: Buffer, bound: string[]): void {
  const kind = String.fromCharCode(message[0] ?? 0)
  if (kind !== 'P' && kind !== 'Q') return
  const [first = '', second = ''] = message.subarray(5).toString().split('\0')
  const [name, text] = kind === 'P' ? [first, second] : ['', first]
  if (name !== '' || /\b(?:listen|prepare|declare|temp|temporary|pg_advisory_lock)\b/i.test(text)) bound.push(text)
}

/** The names in a startup message: pairs of texts that end with a zero. */
function startupParameters(message: Buffer): string[] {
  const texts = message.subarray(8).toString().split('\0')
  return texts.filter((name, index) => index % 2 === 0 && name !== '')
}

function refusal(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
