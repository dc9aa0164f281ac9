import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, outcomeOf, PASSWORD, type Reply, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('sessions on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database, { trustProxy: ['127.0.0.0/8'] })
  })
  afterAll(() => server.stop())
  const post = (...call: Parameters<TestApp['nobody']['post']>) => server.nobody.post(...call)

  test('have a cookie that is hidden from scripts and other sites, and ends with the browser unless remembered', async () => {
    const { username } = await server.person()
    const plain = await post('/api/login', { username, password: PASSWORD })
    expect(sessionCookie(plain)).toMatch(/^sid=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    const remembered = await post('/api/login', { username, password: PASSWORD, rememberMe: true })
    expect(sessionCookie(remembered)).toMatch(/; Max-Age=2592000$/)
  })

  test('over https are bound to the host, and the cookie set over http is not accepted', async () => {
    const { username, cookie } = await server.person()
    const https = { 'x-forwarded-proto': 'https' }
    const reply = await post('/api/login', { username, password: PASSWORD }, https)
    expect(sessionCookie(reply)).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    expect((await server.caller(cookieOf(reply)).get('/api/session', https)).status).toBe(200)
    expect(outcomeOf(await server.caller(cookie).get('/api/session', https))).toBe('not-signed-in')
  })

  test('end when their cookie is presented at a new sign-in, and no others do', async () => {
    const person = await server.person()
    const elsewhere = await post('/api/login', { username: person.username, password: PASSWORD })

    const again = await person.post('/api/login', { username: person.username, password: PASSWORD })

    expect(outcomeOf(await person.get('/api/session'))).toBe('not-signed-in')
    expect((await server.caller(cookieOf(elsewhere)).get('/api/session')).status).toBe(200)
    expect((await server.caller(cookieOf(again)).get('/api/session')).status).toBe(200)
  })

  test('are limited to the latest twenty of a person', async () => {
    const { username, cookie: first } = await server.person()
    const cookies = [first]
    for (let device = 2; device <= 22; device++) {
      server.clock.time += 1000
      cookies.push(cookieOf(await post('/api/login', { username, password: PASSWORD })))
    }
    const outcomes = []
    for (const cookie of cookies) outcomes.push(outcomeOf(await server.caller(cookie).get('/api/session')))
    expect(outcomes).toEqual(['not-signed-in', 'not-signed-in', ...Array(20).fill(200)])
    server.clock.time = NOON
  })

  test('end at once with signing out, which clears the cookie and gives 204 without a session too', async () => {
    const person = await server.person()
    const reply = await person.post('/api/logout')
    expect(reply.status).toBe(204)
    expect(reply.headers['set-cookie']).toMatch(/^sid=; .*Max-Age=0$/)
    expect(outcomeOf(await person.get('/api/session'))).toBe('not-signed-in')
    expect((await post('/api/logout')).status).toBe(204)
    expect((await post('/api/logout', '', { 'content-type': 'application/json' })).status).toBe(204)
  })

  test.each([
    [false, 24 * 3600],
    [true, 30 * 24 * 3600],
  ])('with rememberMe %s last %i seconds', async (rememberMe, seconds) => {
    const { username } = await server.person()
    const { nobody, clock } = server
    const cookie = cookieOf(await nobody.post('/api/login', { username, password: PASSWORD, rememberMe }))
    clock.time = NOON + seconds * 1000 - 1
    expect((await server.caller(cookie).get('/api/session')).status).toBe(200)
    clock.time = NOON + seconds * 1000
    expect(outcomeOf(await server.caller(cookie).get('/api/session'))).toBe('not-signed-in')
    clock.time = NOON
  })

  test.each(['sid=', 'sid=1', 'sid=1.short', `sid=99999999999.${'a'.repeat(43)}`, `sid=2.${'a'.repeat(43)}`])(
    'are not found for the made-up cookie %s, which is not adopted either',
    async (cookie) => {
      expect(outcomeOf(await server.caller(cookie).get('/api/session'))).toBe('not-signed-in')
      const { username } = await server.person()
      const reply = await server.caller(cookie).post('/api/login', { username, password: PASSWORD })
      expect(cookieOf(reply)).not.toBe(cookie)
    },
  )
})

function sessionCookie({ headers }: Reply): unknown {
  return [headers['set-cookie']].flat()[0]
}
