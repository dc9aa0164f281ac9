import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.fixture.ts'
import { portOf } from '../../test/port-of.ts'
import { refreshDemo } from '../learning/demo-history.ts'
import { admitLargeReply, limitReading, whileRead } from './large-replies.ts'

/** More than a connection's buffers hold. */
const BYTES = 64 * 1024 * 1024

let server: Server
afterEach(() => server?.close())

test('a reply that nobody reads is abandoned', async () => {
  const closed = new Promise<ServerResponse>((settle) => {
    server = createServer((_, response) => {
      limitReading(response, 100)
      response.on('close', () => settle(response))
      response.end(Buffer.alloc(BYTES))
    })
  })
  await once(server.listen(0), 'listening')
  const reader = connect(portOf(server))
  reader.on('error', () => {})
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect((await closed).writableFinished).toBe(false)
  reader.destroy()
})

test('a streamed reply is abandoned when one of its pieces is not read, and no further pieces are made', async () => {
  let made = 0
  let over = () => {}
  const isOver = new Promise<void>((settle) => {
    over = settle
  })
  async function* pieces() {
    try {
      for (; made < 1000; made++) yield 'x'.repeat(BYTES / 64)
    } finally {
      over()
    }
  }
  server = createServer((_, response) => {
    pipeline(whileRead(pieces(), response, 100), response).catch(() => {})
  })
  await once(server.listen(0), 'listening')
  const reader = connect(portOf(server))
  reader.on('error', () => {})
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await isOver
  expect(made).toBeLessThan(100)
  reader.destroy()
})

test('a class of thirty behind one address that opens the sample data at once is served in turn', async () => {
  const app = await startTestApp('SQLite')
  await refreshDemo(app.services.storage, app.clock.time)
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => app.nobody.get(`/api/quiz-results/user/${DEMO_USER_ID}`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
  await app.stop()
})

/** A reply that nobody reads until the test ends it. */
const unread = () => new ServerResponse(new IncomingMessage(new Socket()))
const ADA = { userId: 7, ip: '203.0.113.7' }

describe('a ninth large reply to one person', () => {
  let held: ServerResponse[]
  beforeEach(async () => {
    held = Array.from({ length: 8 }, unread)
    for (const response of held) await admitLargeReply(ADA, response)
  })
  afterEach(() => {
    for (const response of held) response.emit('close')
  })

  test('waits until one of the eight is read, and holds up nobody else', async () => {
    let isAdmitted = false
    const ninth = admitLargeReply(ADA, held[0]!).then(() => {
      isAdmitted = true
    })
    const others = unread()
    await admitLargeReply({ userId: 8, ip: ADA.ip }, others)
    others.emit('close')
    await setImmediate()
    expect(isAdmitted).toBe(false)
    held[7]?.emit('close')
    await ninth
    expect(isAdmitted).toBe(true)
  })

  test('is refused when none of them is read in time', async () => {
    await expect(admitLargeReply(ADA, unread(), 20)).rejects.toMatchObject({
      code: 'too-many-attempts',
      headers: { 'retry-after': '1' },
    })
  })

  test('takes no place if its reader has gone in the meantime', async () => {
    const gone = unread()
    const ninth = admitLargeReply(ADA, gone)
    gone.destroy()
    held[7]?.emit('close')
    await ninth
    const next = unread()
    await expect(admitLargeReply(ADA, next, 20)).resolves.toBeUndefined()
    next.emit('close')
  })
})
