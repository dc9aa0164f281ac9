import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.fixture.ts'
import { portOf } from '../../test/environment.ts'
import { refreshDemo } from '../learning/demo-history.ts'
import { admitLargeReply, closeUnread } from './large-replies.ts'

test('a reply that nobody reads is abandoned', async () => {
  const server = createServer()
  const closed = new Promise<ServerResponse>((settle) => {
    server.on('request', (_, response) => {
      closeUnread(response, 100)
      response.on('close', () => settle(response))
      // More than a connection's buffers hold.
      response.end(Buffer.alloc(64 * 1024 * 1024))
    })
  })
  await once(server.listen(0), 'listening')
  const reader = connect(portOf(server))
  reader.on('error', () => {})
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect((await closed).writableFinished).toBe(false)
  reader.destroy()
  server.close()
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

const ADA = { userId: 7, ip: '203.0.113.7' }
const BOB = { userId: 8, ip: ADA.ip }

describe.each([
  ['ninth large reply', {}, 8],
  ['second export', { isExport: true }, 1],
] as const)('a %s to one person', (_, endpoint, most) => {
  const open = new Set<ServerResponse>()
  /** A reply that nobody reads until the test ends it. */
  const unread = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    open.add(response)
    return response
  }
  const admit = (reader = ADA) => {
    const response = unread()
    let isAdmitted = false
    const admission = admitLargeReply(endpoint, reader, response).then(() => {
      isAdmitted = true
    })
    return { response, admission, isAdmitted: () => isAdmitted }
  }
  const held = async () => {
    const replies = Array.from({ length: most }, () => admit())
    await Promise.all(replies.map(({ admission }) => admission))
    return replies
  }
  afterEach(async () => {
    for (const response of open) response.emit('close')
    await setImmediate()
    open.clear()
  })

  test('waits until one of the others is read, and holds up nobody else', async () => {
    const [first] = await held()
    const late = admit()
    await admit(BOB).admission
    expect(late.isAdmitted()).toBe(false)
    first!.response.emit('close')
    await late.admission
  })

  test('takes no place if its reader has gone in the meantime', async () => {
    const [first] = await held()
    const late = admit()
    late.response.destroy()
    first!.response.emit('close')
    await late.admission
    await admit().admission
  })
})
