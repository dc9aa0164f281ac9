import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSize } from './environment.ts'
import { type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const STALLED = testSize(200, 20)

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
const CALL_TIMEOUT = 60_000

test(
  'a request that stalls in its headers or its body is cut off, and others are answered meanwhile',
  async () => {
    const host = `Host: ${new URL(server.address).host}`
    const inHeaders = `GET /api/health HTTP/1.1\r\n${host}\r\nX-Slow: `
    const inBody = `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
    let areCut = false
    const stalled = Promise.all(
      Array.from({ length: STALLED }, (_, number) => stall(number % 2 === 0 ? inHeaders : inBody)),
    ).finally(() => {
      areCut = true
    })
    let answered = 0
    let slowest = 0
    while (!areCut) {
      const asked = performance.now()
      expect((await send('GET', `${server.address}/api/health`)).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - asked)
      answered += 1
    }
    const said = await stalled
    for (const each of said) expect(each).toMatch(/^HTTP\/1\.1 408 /)
    expect(said[0]).toContain("content-security-policy: default-src 'none'")
    expect(said[0]).toContain('"code":"request-timeout"')
    console.warn(`${STALLED} were cut; ${answered} others answered meanwhile, the slowest in ${Math.round(slowest)} ms`)
    expect(answered).toBeGreaterThan(STALLED)
    // A slow client is not a server error.
    expect(logged).not.toContain('request failed')
  },
  CALL_TIMEOUT,
)
