import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { plainUrl } from './request-line.ts'

const EXPORT = '/api/users/:id/export'

/** Other spellings of the path of an owner's export, and whether they mean it. */
const SPELLINGS: [string, boolean][] = [
  ['/api/users/ID/export', true],
  ['/%61pi/users/ID/export', true],
  ['/%61%50%69/users/ID/export', false],
  ['/%61%70%69/users/ID/%65xpor%74', true],
  ['http://localhost/api/users/ID/export', true],
  ['https://elsewhere.example/%61pi/users/ID/export', true],
  ['/api/users/ID/export#part', true],
  ['/api/users/ID/export?', true],
  ['/API/users/ID/export', false],
  ['//api/users/ID/export', false],
  ['/api//users/ID/export', false],
  ['/api/users/ID/export/', false],
  ['/api/users/ID/export;v=1', false],
  ['/api;v=1/users/ID/export', false],
  ['/api%2Fusers/ID/export', false],
  ['/%2561pi/users/ID/export', false],
  ['/./api/users/ID/export', false],
  ['/learn/../api/users/ID/export', false],
  ['/assets/%2e%2e/api/users/ID/export', false],
  ['/api/%2e%2e/api/users/ID/export', false],
  ['/api/users/ID/export%00', false],
  ['/api/users/ID/export%', false],
  ['/api\\users\\ID\\export', false],
]

describe('an address in another spelling', () => {
  let server: TestApp
  let owner: Person
  let stranger: Person
  let port: number
  const routes: (string | undefined)[] = []
  beforeAll(async () => {
    server = await startTestApp('SQLite', { rateLimits: true })
    server.app.addHook('onResponse', async ({ routeOptions }) => void routes.push(routeOptions.url))
    ;[owner, stranger] = [await server.person(), await server.person()]
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    return () => server.stop()
  })

  /** Sends the path as it is, which `inject` does not. */
  const get = (path: string, cookie = '') =>
    new Promise<{ status: number | undefined; cache: string | undefined; text: string }>((settle, fail) => {
      const headers = { connection: 'close', ...(cookie && { cookie }) }
      request({ host: '127.0.0.1', port, path, headers }, (incoming) => {
        let text = ''
        incoming.on('data', (chunk) => (text += chunk))
        incoming.on('end', () =>
          settle({ status: incoming.statusCode, cache: incoming.headers['cache-control'], text }),
        )
      })
        .on('error', fail)
        .end()
    })

  test.each(SPELLINGS)(
    '%s is an owner’s export: %s, for access, caches and what is logged alike',
    async (spelled, isExport) => {
      const path = spelled.replace('ID', String(owner.id))
      routes.length = 0
      const replies = [await get(path, owner.cookie), await get(path, stranger.cookie), await get(path)]
      expect(replies.map(({ status }) => status)).toEqual(isExport ? [200, 403, 401] : [404, 404, 404])
      const [own] = replies
      expect(own?.text.includes(owner.username)).toBe(isExport)
      if (isExport) expect(replies.map(({ cache }) => cache)).toEqual(Array(3).fill('no-store'))
      await expect.poll(() => routes).toEqual(Array(3).fill(isExport ? EXPORT : undefined))
    },
  )

  test('counts against the same limit', async () => {
    const path = ['/api/users/username/free', '/%61pi/users/username/free', '/api/users/%75sername/%66ree']
    for (let count = 0; count < 60; count++) expect((await get(String(path[count % 3]))).status).toBe(404)
    for (const each of path) expect((await get(each)).status).toBe(429)
  })
})

test.each([
  ['/learn?focus=%61', '/learn?focus=%61'],
  ['/%6Cearn', '/learn'],
  ['/%2f%3F%25', '/%2f%3F%25'],
  ['/%C3%A9%2D', '/%C3%A9-'],
  ['/%', '/%25'],
  ['/%zz/%61?%', '/%25zz/a?%'],
  ['http://localhost', '/'],
  ['http://localhost?a', '/?a'],
  ['*', '*'],
])('the address %s is read as %s', (sent, plain) => {
  expect(plainUrl(sent)).toBe(plain)
})
