import { rmSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { makeWebFolder } from '../../test/web-folder.fixture.ts'
import { serveWebApp } from './web-app.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

function startApp(publicOrigin: string | null = null): FastifyInstance {
  const folder = makeWebFolder()
  const app = Fastify()
  serveWebApp(app, folder, { publicOrigin, isHttps: () => false })
  cleanUps.push(
    () => app.close(),
    () => rmSync(folder, { recursive: true }),
  )
  return app
}

describe('the pages of the app', () => {
  test.each(['/', '/dashboard', '/learn', '/progress', '/?session=abc'])(
    'include %s, which gets the shell and is never cached unchecked',
    async (url) => {
      const reply = await startApp().inject(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toContain('<title>Think Twice</title>')
      expect(reply.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(['/nowhere', '/Learn', '/learn/', '/learn/more', '/terms.html'])(
    'do not include %s, which gets the shell with status 404',
    async (url) => {
      const reply = await startApp().inject({ url, headers: { accept: 'text/html,*/*' } })
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['content-type']).toContain('text/html')
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('can only be read: %s gets 405', async (method) => {
    const reply = await startApp().inject({ method, url: '/learn?focus=anchoring' })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test.each([
  '/assets/index-old.js',
  '/assets/',
  '/assets/none',
  '/.env',
  '/.git/config',
  '/index.html.br',
  '/..%2fpackage.json',
  '/assets/..%2f.env',
  '/assets/%2e%2e/.env',
  '/%00.js',
])('the missing file %s gets 404, with a line of text for programs', async (url) => {
  const reply = await startApp().inject(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toBe('Not found\n')
})

test.each(['/progress.html', '/index.html', '/nowhere'])(
  'the missing page %s is the 404 page, for programs too',
  async (url) => {
    const reply = await startApp().inject(url)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  },
)

test('a call that does not exist is refused in JSON, whatever its method', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const reply = await startApp().inject({ method, url: '/api/nowhere' })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
  }
})

test('a sitemap for search engines exists only if the operator has configured the public address', async () => {
  expect((await startApp().inject('/sitemap.xml')).statusCode).toBe(404)
  const app = startApp('https://quiz.example')
  expect((await app.inject('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8')
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://quiz.example/sitemap.xml')
})

test('the server does not start without a built app', () => {
  const start = () => serveWebApp(Fastify(), '/nowhere', { publicOrigin: null, isHttps: () => false })
  expect(start).toThrow('The web app is not built')
})
