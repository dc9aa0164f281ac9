import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerInTime } from './answer-in-time.ts'
import { handleErrors } from './errors.ts'

/** Milliseconds. */
const WITHIN = 100

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
  handleErrors(app)
  answerInTime(app, WITHIN)
})
afterEach(() => app.close())

test('a request that is not answered in time is refused, and what its handler says later is not sent', async () => {
  let late = Promise.resolve('')
  app.get('/', () => {
    late = setTimeout(2 * WITHIN, 'too late')
    return late
  })
  const reply = await fetch(await app.listen({ port: 0 }))
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'unavailable' }])
  expect(await late).toBe('too late')
})

test('a request that stops in its body is told so', async () => {
  app.post('/', () => 'answered')
  const { hostname, port } = new URL(await app.listen({ port: 0 }))
  const client = connect(Number(port), hostname)
  client.write('POST / HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 .*"request-timeout"/s)
})

test('a request that is answered in time is not refused', async () => {
  app.get('/', () => setTimeout(WITHIN / 10, 'in time'))
  expect((await app.inject('/')).body).toBe('in time')
})

test('a reply that has begun and does not end in time is cut off', async () => {
  app.get('/', (_, reply) => {
    reply.raw.writeHead(200, { 'content-length': 10 })
    reply.raw.write('begun')
  })
  const reply = await fetch(await app.listen({ port: 0 }))
  expect(reply.status).toBe(200)
  await expect(reply.text()).rejects.toThrow('terminated')
})
