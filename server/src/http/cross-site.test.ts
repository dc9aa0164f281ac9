import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookieOf, outcomeOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'

let server: TestApp
let ada: Person
beforeAll(async () => {
  server = await startTestApp('SQLite')
})
beforeEach(async () => {
  ada = await server.person()
})
afterAll(() => server.stop())

const favorite = { itemId: 'straw-man', itemType: 'fallacy' }
const mark = (headers: Record<string, string>) => ada.post(`/api/users/${ada.id}/favorites`, favorite, headers)

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this host', { 'sec-fetch-site': 'same-site' }],
  ['a link outside the browser', { 'sec-fetch-site': 'none' }],
  ['another origin, in an older browser', { origin: 'https://evil.example' }],
  ['no origin at all, as a sandboxed page says', { origin: 'null' }],
  ['a same-site page that forges nothing', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' }],
])('a write from %s is refused and does nothing', async (_, headers) => {
  const reply = await mark(headers)
  expect([reply.status, reply.body]).toMatchObject([403, { code: 'cross-site' }])
  expect((await ada.get(`/api/users/${ada.id}/favorites`)).body).toEqual([])
})

test('another site can neither sign anybody in nor register an account', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const login = await server.nobody.post('/api/login', { username: ada.username, password: PASSWORD }, headers)
  const register = await server.nobody.post('/api/users', { username: 'lured', password: PASSWORD }, headers)
  expect([outcomeOf(login), outcomeOf(register)]).toEqual(['cross-site', 'cross-site'])
  expect(login.headers).not.toHaveProperty('set-cookie')
})

test.each<[string, Record<string, string>]>([
  ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }],
  ['our own pages in an older browser', { origin: 'http://localhost:80', host: 'localhost:80' }],
  ['what is no browser', {}],
])('a write from %s is allowed', async (_, headers) => {
  expect((await mark(headers)).status).toBeLessThan(300)
})

test('reading from another site is not a write', async () => {
  const { status } = await ada.get('/api/session', { 'sec-fetch-site': 'cross-site' })
  expect(status).toBe(200)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is refused, because only JSON makes browsers ask for permission first',
  async (type) => {
    const reply = await ada.post(`/api/users/${ada.id}/favorites`, JSON.stringify(favorite), { 'content-type': type })
    expect([reply.status, reply.body]).toMatchObject([415, { code: 'not-json' }])
  },
)

test('the session cookie is found among several cookies, and one with a similar name is not', async () => {
  const several = server.caller(`theme=dark; ${ada.cookie}; other=1`)
  expect((await several.get('/api/session')).status).toBe(200)
  const similar = server.caller(`x${ada.cookie}`)
  expect(outcomeOf(await similar.get('/api/session'))).toBe('not-signed-in')
  expect(cookieOf({ status: 200, body: null, headers: { 'set-cookie': 'sid=a; Path=/' } })).toBe('sid=a')
})
