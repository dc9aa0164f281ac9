import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { afterEach, expect, test } from 'vitest'
import { outcomeOf, startTestApp } from '../../test/app.fixture.ts'
import { portOf } from '../../test/port-of.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { limitReading, whileRead } from './large-replies.ts'

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

test('one person gets eight of twenty large replies at once, and eight more after reading those', async () => {
  const app = await startTestApp('SQLite')
  const ada = await app.person()
  await ada.post('/api/quiz-results', finishedQuiz())
  const read = () => ada.get(`/api/quiz-results/user/${ada.id}`)
  for (let round = 0; round < 2; round++) {
    const replies = await Promise.all(Array.from({ length: 20 }, read))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map((reply) => [outcomeOf(reply), reply.headers['retry-after']])).toEqual(
      Array(12).fill(['too-many-attempts', '1']),
    )
  }
  await app.stop()
})
