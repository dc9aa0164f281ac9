import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressReplies } from './compress-replies.ts'

const LONG = JSON.stringify({ text: 'word '.repeat(1000) })

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await compressReplies(app)
  app.get('/long', (_, reply) => reply.type('application/json').send(LONG))
  app.get('/short', (_, reply) => reply.type('application/json').send('{}'))
  app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.alloc(10_000)))
  app.post('/echo', async ({ body }) => body)
})
afterAll(() => app.close())

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long reply to a client that accepts %s is compressed with %s', async (accepted, encoding, unpack) => {
  const reply = await get('/long', accepted)
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(unpack(reply.rawPayload).toString()).toBe(LONG)
})

test('short replies, pictures, and replies to clients that cannot decompress are sent as they are', async () => {
  for (const [url, accepted] of [
    ['/short', 'br'],
    ['/picture', 'br'],
    ['/long', 'identity'],
  ] as const) {
    expect((await get(url, accepted)).headers).not.toHaveProperty('content-encoding')
  }
})

test('a compressed request body is not decompressed', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const reply = await app.inject({ method: 'POST', url: '/echo', headers, payload: '{"a":1}' })
  expect(reply.json()).toEqual({ a: 1 })
})
