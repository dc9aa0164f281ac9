import { rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { ERRORS } from '@think-twice/contract/errors'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestStorage } from '../test/storage.fixture.ts'
import { makeWebFolder } from '../test/web-folder.fixture.ts'
import { type AppOptions, createApp } from './app.ts'
import { createServices, type Services } from './services.ts'

let healthy: Services
beforeAll(async () => {
  const { storage, remove } = await openTestStorage('SQLite')
  healthy = await createServices(storage, { rateLimits: false, registrationsPerHour: 100, isStopping: () => false })
  return remove
})

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function startApp(
  services: Partial<Services> = {},
  settings: Partial<Pick<AppOptions, 'trustProxy' | 'publicOrigin'>> = {},
): Promise<FastifyInstance> {
  const webFolder = makeWebFolder()
  const options = { services: { ...healthy, ...services }, webFolder, trustProxy: [], logger: false, ...settings }
  const app = await createApp(options)
  cleanUps.push(
    () => app.close(),
    () => rmSync(webFolder, { recursive: true }),
  )
  return app
}

test.each(['/%', '/%zz/learn'])('the malformed address %s gets the page for unknown addresses', async (url) => {
  const reply = await (await startApp()).inject({ url, headers: { accept: 'text/html,*/*' } })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test.each(['/', '/api/health'])(
  'a request for %s that names no host is refused like any other bad request',
  async (path) => {
    const address = new URL(await (await startApp()).listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), address.hostname)
    socket.end(`GET ${path} HTTP/1.1\r\nconnection: close\r\n\r\n`)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', requestId: expect.any(String) })
  },
)

test('a request that expects something unknown is answered like any other', async () => {
  const address = await (await startApp()).listen({ port: 0, host: '127.0.0.1' })
  const reply = await new Promise<IncomingMessage>((settle) => {
    get(`${address}/api/health`, { headers: { expect: 'something' } }, settle)
  })
  expect([reply.statusCode, JSON.parse(await text(reply))]).toEqual([200, { status: 'ok' }])
})

test('headers may have 32 KB, because other programs on the same host set cookies too', async () => {
  const address = await (await startApp()).listen({ port: 0, host: '127.0.0.1' })
  const status = async (bytes: number) =>
    (await fetch(`${address}/api/health`, { headers: { cookie: 'x'.repeat(bytes) } })).status
  expect([await status(30_000), await status(33_000)]).toEqual([200, 431])
})

describe('security headers', () => {
  test.each<[string, { method: 'GET' | 'POST' | 'DELETE'; url: string; payload?: string }]>([
    ['a page', { method: 'GET', url: '/' }],
    ['a page that is not there', { method: 'GET', url: '/nowhere' }],
    ['an address that cannot be decoded', { method: 'GET', url: '/%' }],
    ['a file', { method: 'GET', url: '/theme.js' }],
    ['a file that is not there', { method: 'GET', url: '/assets/none.js' }],
    ['the page about the API', { method: 'GET', url: '/api/docs' }],
    ['its style', { method: 'GET', url: '/api/docs.css' }],
    ['a reply', { method: 'GET', url: '/api/health' }],
    ['a call that is not there', { method: 'GET', url: '/api/nowhere' }],
    ['a call that cannot be decoded', { method: 'GET', url: '/api/%zz' }],
    ['a call that cannot be read', { method: 'POST', url: '/api/login', payload: '{' }],
    ['a call without a session', { method: 'GET', url: '/api/session' }],
    ['a method that is not answered', { method: 'DELETE', url: '/api/health' }],
    ['a fault of our own', { method: 'GET', url: '/api/users/1/favorites' }],
  ])('are exactly the expected ones for %s', async (_, request) => {
    const read = () => Promise.reject(new Error('out of order'))
    const app = await startApp({ storage: { ...healthy.storage, read } })
    const { headers } = await app.inject({ ...request, headers: { 'content-type': 'application/json' } })
    const security = Object.entries(headers).filter(([name]) =>
      /policy|content-type-options|powered|server|strict-transport/.test(name),
    )
    expect(Object.fromEntries(security)).toEqual({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types think-twice-worker",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    })
  })

  test('require https from then on only if a trusted proxy says that the request came over https', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const trusting = await (await startApp({}, { trustProxy: ['127.0.0.0/8'] })).inject({ url: '/', headers })
    expect(trusting.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(trusting.headers['content-security-policy']).toContain('upgrade-insecure-requests')

    const direct = await (await startApp()).inject({ url: '/', headers })
    expect(direct.headers).not.toHaveProperty('strict-transport-security')
  })

  test('require https, and bind cookies to it, when the configured public address uses https', async () => {
    const app = await startApp({}, { publicOrigin: 'https://quiz.example' })
    expect((await app.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000')
    const { headers } = await app.inject({ method: 'POST', url: '/api/logout' })
    expect(headers['set-cookie']).toMatch(/^__Host-sid=;.*; Secure/)
  })
})

describe('/api', () => {
  test('an unknown path is a JSON 404 with the id of the request', async () => {
    const reply = await (await startApp()).inject('/api/nowhere')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(reply.json()).toEqual({ code: 'not-found', message: expect.any(String), requestId: expect.any(String) })
  })

  test.each([
    ['GET', '/api/%zz', 'not-found'],
    ['GET', '/api/users/username/%', 'username-not-allowed'],
    ['POST', '/api/users/%/progress', 'not-signed-in'],
  ] as const)(
    'the malformed call %s %s is refused like any other unknown address, as %s',
    async (method, url, code) => {
      const reply = await (await startApp()).inject({ method, url })
      expect(reply.statusCode).toBe(ERRORS[code].status)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.json()).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) })
      expect(reply.body).not.toContain('%')
    },
  )

  test('a known path with another method gets 405 and the methods it allows', async () => {
    const reply = await (await startApp()).inject({ method: 'DELETE', url: '/api/health' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers.allow).toBe('GET, HEAD')
    expect(reply.json()).toMatchObject({ code: 'method-not-allowed' })
  })
})

test('a long API reply is compressed for a client that can decompress it, and a short one is not', async () => {
  const app = await startApp()
  const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })
  const plain = await get('/api/openapi.json', 'identity')
  const [best, second] = [await get('/api/openapi.json', 'gzip, br'), await get('/api/openapi.json', 'gzip')]
  expect([best.headers['content-encoding'], second.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(brotliDecompressSync(best.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(second.rawPayload).toString()).toBe(plain.body)
  expect((await get('/api/health', 'br')).headers).not.toHaveProperty('content-encoding')
})

test('a compressed body is not decompressed, because a tiny one could become huge', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const app = await startApp()
  const post = async (payload: string | Buffer) =>
    (await app.inject({ method: 'POST', url: '/api/login', headers, payload })).json().code
  expect(await post('{"username":"a"}')).toBe('login-malformed')
  expect(await post(gzipSync('{"username":"ada","password":"guess"}'))).toBe('login-malformed')
})

test('what describes the API is compressed, sent once to each browser, and can only be read', async () => {
  const app = await startApp()
  const page = await app.inject({ url: '/api/docs', headers: { 'accept-encoding': 'br' } })
  expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'br'])
  for (const url of ['/api/docs', '/api/docs.css', '/api/openapi.json']) {
    const etag = String((await app.inject(url)).headers.etag)
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body, again.headers['cache-control']], url).toEqual([304, '', 'no-cache'])
  }
  const written = await app.inject({ method: 'POST', url: '/api/docs' })
  expect([written.statusCode, written.headers.allow]).toEqual([405, 'GET, HEAD'])
})
