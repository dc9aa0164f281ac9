import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { sendSecurityHeaders } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

const STYLE = 'body { color: red }'
const SCRIPT = 'document.title'
const NAMES = ['shell', 'learn', 'concept-anchoring', 'not-found']

const head = (address: string) =>
  `<link rel="canonical" href="${address}">
   <meta property="og:url" content="${address}">
   <meta property="og:image" content="/think-twice.png">`

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function startPages(publicOrigin: string | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-pages-'))
  made.push(folder)
  mkdirSync(join(folder, '.pages'))
  writeFileSync(join(folder, 'index.html'), `index ${head('/')}<script>${SCRIPT}</script><style>${STYLE}</style>`)
  for (const name of NAMES) {
    const address = name === 'concept-anchoring' ? head('/learn?focus=anchoring&amp;type=cognitive-biases') : ''
    writeFileSync(join(folder, '.pages', `${name}.html`), `${name} ${address}`)
  }
  const app = Fastify()
  const isHttps = () => publicOrigin !== null
  sendSecurityHeaders(app, isHttps)
  serveWebApp(app, folder, { publicOrigin, isHttps })
  return app
}

test.each([
  ['/', 'index'],
  ['/?session=abc', 'shell'],
  ['/learn?focus=Anchoring&type=cognitive-biases', 'concept-anchoring'],
  ['/learn?focus=nothing', 'learn'],
  ['/nowhere', 'not-found'],
  // A build without the page of an address.
  ['/progress', 'index'],
])('the address %s gets the page “%s”', async (url, name) => {
  const reply = await startPages().inject({ url, headers: { accept: 'text/html' } })
  expect(reply.body.split(/[ <]/)[0]).toBe(name)
  expect(reply.headers['cache-control']).toBe('no-cache')
})

test('the security policy lists inline scripts and styles by hash, and allows no others', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const app = startPages()
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`)
  expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`)
  const other = String((await app.inject('/learn')).headers['content-security-policy'])
  expect(other).toContain("script-src 'self'; style-src 'self';")
})

test('a browser that has the current page gets 304, and others get the smallest copy they accept', async () => {
  const app = startPages()
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers['vary']).toBe('accept-encoding')
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const plain = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('full addresses, pictures, a sitemap, and its line in robots.txt need a configured origin', async () => {
  const app = startPages('https://think.example')
  const home = (await app.inject('/')).body
  expect(home).toContain('<link rel="canonical" href="https://think.example/">')
  expect(home).toContain('content="https://think.example/think-twice.png"')
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  expect(sitemap.body).toContain('<loc>https://think.example/learn?focus=anchoring&amp;type=cognitive-biases</loc>')
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://think.example/sitemap.xml')
})

test('without a configured origin no address or picture is given, whatever host is sent', async () => {
  const app = startPages()
  const home = (await app.inject({ url: '/', headers: { host: 'evil.example' } })).body
  expect(home).not.toMatch(/canonical|og:|evil/)
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
})
