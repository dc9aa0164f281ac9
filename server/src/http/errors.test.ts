import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { StorageFault } from '../storage/engine/faults.ts'
import { handleErrors, refuseConnection } from './errors.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** An application whose one call throws this. */
async function replyTo(thrown: unknown) {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  app = Fastify({ logger: { stream } })
  handleErrors(app)
  app.get('/', async () => {
    throw thrown
  })
  const reply = await app.inject('/')
  return { status: reply.statusCode, headers: reply.headers, body: reply.json(), log: lines.join('') }
}

test('a refusal is sent with its status, message, fields, and headers, and is not logged', async () => {
  const issues = [{ field: 'username', message: 'Username already exists' }]
  const { status, headers, body, log } = await replyTo(
    new Refusal('username-taken', { headers: { 'x-more': 'yes' }, issues }),
  )
  expect(status).toBe(409)
  expect(body).toEqual({
    code: 'username-taken',
    message: 'Username already exists',
    requestId: expect.any(String),
    issues,
  })
  expect(headers).toMatchObject({ 'x-more': 'yes', 'content-type': 'application/json; charset=utf-8' })
  expect(log).not.toContain('request failed')
})

test('a bug is sent as an internal error, and its message appears only in the log', async () => {
  const { status, body, log } = await replyTo(new TypeError('canary is undefined'))
  expect([status, body.code]).toEqual([500, 'internal-error'])
  expect(JSON.stringify(body)).not.toContain('canary')
  expect(log).toContain('canary is undefined')
})

test('a database that is unavailable gives 503 and says when to retry', async () => {
  const { status, headers, body, log } = await replyTo(new StorageFault('unavailable', new Error('disk is full')))
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  expect(log).toContain('disk is full')
})

test.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'body-too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'not-json'],
])('a request refused by the framework because of %s gets %i as %s', async (code, status, expected) => {
  const reply = await replyTo(Object.assign(new Error('in its own words'), { code }))
  expect([reply.status, reply.body.code]).toEqual([status, expected])
  expect(reply.body.message).not.toContain('own words')
})

test('any other client error is a bad request', async () => {
  const reply = await replyTo(Object.assign(new Error('in its own words'), { statusCode: 400 }))
  expect([reply.status, reply.body.code]).toEqual([400, 'bad-request'])
})

test('somebody who registered too many accounts is told when to retry, in the header and in words', async () => {
  const { headers, body } = await replyTo(new Refusal('too-many-registrations', { headers: { 'retry-after': '61' } }))
  expect(headers['retry-after']).toBe('61')
  expect(body.message).toBe('Too many sign-ups came from this network. Please try again in 2 minutes.')
})

test.each([
  ['nonsense\r\n\r\n', 400, 'bad-request'],
  [`GET /api/session HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
])('bytes that are not an HTTP request are refused on the bare connection (%#)', async (sent, status, code) => {
  const [head, body] = await answerTo(sent)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body!)).toMatchObject({ code, requestId: expect.any(String) })
})

test('a page that was asked for with too many cookies is answered with one that says what to do', async () => {
  const [head, body] = await answerTo(`GET /learn HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(head).toMatch(/^HTTP\/1\.1 431 [\s\S]*content-type: text\/html; charset=utf-8/i)
  expect(body).toMatch(/^<!doctype html>.*<p>Your browser sent too many cookies for this address/)
})

/** Head and body of the answer to these bytes. */
async function answerTo(sent: string): Promise<string[]> {
  app = Fastify({ clientErrorHandler: refuseConnection })
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1')
  let reply = ''
  socket.on('data', (chunk) => {
    reply += chunk
  })
  socket.write(sent)
  await once(socket, 'close')
  return reply.split('\r\n\r\n')
}
