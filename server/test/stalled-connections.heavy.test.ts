import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

let database: TestDatabase
let server: ServerProcess
let logged = ''
beforeAll(async () => {
  database = await createTestDatabase('SQLite')
  server = await startServer({ DATA_DIR: database.settings.dataDir, LOG_LEVEL: 'error' })
  server.child.stdout?.on('data', (chunk) => {
    logged += chunk
  })
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await database.remove()
})

/** Sends these bytes and nothing more until the server hangs up; returns what it said. */
function stall(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address)
  return new Promise((settle, fail) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', fail)
    socket.on('close', () => settle(said))
  })
}

/** Milliseconds: a request may take 15 seconds, the rest is for a busy machine. */
const PATIENCE = 60_000

test(
  'a request that stops in its headers or its body is hung up on, and others are answered meanwhile',
  async () => {
    const host = `Host: ${new URL(server.address).host}`
    const stalled = Promise.all([
      stall(`GET /api/health HTTP/1.1\r\n${host}\r\nX-Slow: `),
      stall(`POST /api/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`),
    ])
    expect((await send('GET', `${server.address}/api/health`)).status).toBe(200)
    const [inHeaders, inBody] = await stalled
    expect(inHeaders).toMatch(/^HTTP\/1\.1 408 /)
    expect(inHeaders).toContain("content-security-policy: default-src 'none'")
    expect(inHeaders).toContain('"code":"request-timeout"')
    expect(inBody).toMatch(/^HTTP\/1\.1 408 /)
    // A slow client is not a server error.
    expect(logged).not.toContain('request failed')
  },
  PATIENCE,
)
