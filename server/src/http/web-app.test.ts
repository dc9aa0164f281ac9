import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { makeWebFolder } from '../../test/web-folder.fixture.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

const STYLE = 'body { color: red }'
const SCRIPT = 'document.title'
const HTML = { accept: 'text/html,*/*' }

const head = (address: string) =>
  `<link rel="canonical" href="${address}">
   <meta property="og:url" content="${address}">
   <meta property="og:image" content="/think-twice.png">`

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** The app on a small build with some of the pages, each of which begins with its name. */
async function startApp(publicOrigin: string | null = null): Promise<FastifyInstance> {
  const folder = makeWebFolder()
  mkdirSync(join(folder, '.pages'))
  writeFileSync(join(folder, 'index.html'), `index ${head('/')}<script>${SCRIPT}</script><style>${STYLE}</style>`)
  const concept = head('/learn?focus=anchoring&amp;type=cognitive-biases')
  const pages = { shell: '', learn: '', 'concept-anchoring': concept, 'not-found': '' }
  for (const [name, text] of Object.entries(pages))
    writeFileSync(join(folder, '.pages', `${name}.html`), `${name} ${text}`)
  const app = Fastify()
  const isHttps = () => publicOrigin !== null
  sendSecurityHeaders(app, isHttps)
  await serveWebApp(app, folder, { publicOrigin, isHttps })
  cleanUps.push(
    () => app.close(),
    () => rmSync(folder, { recursive: true }),
  )
  return app
}

describe('a page', () => {
  test.each([
    ['/', 200, 'index'],
    ['/?session=abc', 200, 'shell'],
    ['/?class=H7K4RW', 200, 'shell'],
    ['/?class', 200, 'shell'],
    ['/learn?focus=Anchoring&type=cognitive-biases', 200, 'concept-anchoring'],
    ['/learn?focus=nothing', 200, 'learn'],
    // A build without the page of an address.
    ['/progress', 200, 'index'],
    ['/nowhere', 404, 'not-found'],
    ['/apiary', 404, 'not-found'],
    ['/Learn', 404, 'not-found'],
    ['/learn/', 404, 'not-found'],
    ['/learn/more', 404, 'not-found'],
    ['/terms.html', 404, 'not-found'],
  ])('at %s is sent with status %i: %s', async (url, status, name) => {
    const reply = await (await startApp()).inject({ url, headers: HTML })
    expect([reply.statusCode, reply.body.split(/[ <]/)[0]]).toEqual([status, name])
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('can only be read: %s gets 405', async (method) => {
    const reply = await (await startApp()).inject({ method, url: '/learn?focus=anchoring' })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('has a policy that lists its inline scripts and styles by hash, and allows no others', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const app = await startApp()
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`)
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`)
    const other = String((await app.inject('/learn')).headers['content-security-policy'])
    expect(other).toContain("script-src 'self'; style-src 'self';")
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('for a client that accepts “%s” is compressed with %s', async (accepted, encoding) => {
    const { headers } = await (await startApp()).inject({ url: '/', headers: { 'accept-encoding': accepted } })
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding'])
  })

  test('is not sent again to a browser that has it, even if a proxy has weakened its tag', async () => {
    const app = await startApp()
    const { etag } = (await app.inject('/')).headers
    for (const known of [`${etag}`, `W/${etag}`, `"b", ${etag}`]) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await app.inject({ url: '/', headers: { 'if-none-match': '"b"' } })).statusCode).toBe(200)
  })
})

describe('a file', () => {
  test('with a hash in its name is cached forever, and any other is revalidated', async () => {
    const app = await startApp()
    expect((await app.inject('/assets/index-abc123.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
    const first = await app.inject('/sw.js')
    expect([first.body, first.headers['cache-control']]).toEqual(['// worker', 'no-cache'])
    const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])
  })

  test('is sent as the smallest copy that the browser accepts', async () => {
    const app = await startApp()
    const sent = async (accepted: string) => {
      const headers = { 'accept-encoding': accepted }
      const reply = await app.inject({ url: '/assets/index-abc123.js', headers })
      return [reply.headers['content-encoding'], reply.headers.vary, reply.headers['content-type']]
    }
    const rest = ['accept-encoding', 'application/javascript; charset=utf-8']
    expect(await sent('gzip, br')).toEqual(['br', ...rest])
    expect(await sent('gzip')).toEqual(['gzip', ...rest])
    expect(await sent('')).toEqual([undefined, ...rest])
  })

  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/theme.js', 'application/javascript; charset=utf-8'],
  ])('%s has the type %s, and HEAD sends no body', async (url, type) => {
    const app = await startApp()
    expect((await app.inject(url)).headers['content-type']).toBe(type)
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', type])
  })

  test.each([
    '/assets/index-old.js',
    '/assets/',
    '/assets/none',
    '/assets/index-abc123.js.br',
    '/.env',
    '/.git/config',
    '/.pages',
    '/.pages/learn.html',
    '/theme.js.gz',
    '/..%2fpackage.json',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/%00.js',
  ])('that may not be had, like %s, gets 404 with a line of text for programs', async (url) => {
    const reply = await (await startApp()).inject(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-cache'])
    expect(reply.body).toBe('Not found\n')
  })

  test.each(['/progress.html', '/index.html', '/nowhere'])(
    'that would be a page, like %s, gets the 404 page, for programs too',
    async (url) => {
      const reply = await (await startApp()).inject(url)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    },
  )
})

test('a call that does not exist is refused in JSON, whatever its method', async () => {
  const app = await startApp()
  for (const method of ['GET', 'POST'] as const) {
    const reply = await app.inject({ method, url: '/api/nowhere' })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
  }
})

test('full addresses, pictures, a sitemap, and its line in robots.txt need a configured origin', async () => {
  const app = await startApp('https://think.example')
  const home = (await app.inject('/')).body
  expect(home).toContain('<link rel="canonical" href="https://think.example/">')
  expect(home).toContain('content="https://think.example/think-twice.png"')
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain('<loc>https://think.example/learn?focus=anchoring&amp;type=cognitive-biases</loc>')
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://think.example/sitemap.xml')
})

test('without a configured origin no address or picture is given, whatever host is sent', async () => {
  const app = await startApp()
  const home = (await app.inject({ url: '/', headers: { host: 'evil.example' } })).body
  expect(home).not.toMatch(/canonical|og:|evil/)
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
})

test('the server does not start without a built app', async () => {
  const start = serveWebApp(Fastify(), '/nowhere', { publicOrigin: null, isHttps: () => false })
  await expect(start).rejects.toThrow('The web app is not built')
})
