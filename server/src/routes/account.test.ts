import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, PASSWORD, type Reply, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('accounts on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database, { trustProxy: ['127.0.0.0/8'] })
  })
  afterAll(() => server.stop())
  const { post, get } = {
    post: (...call: Parameters<TestApp['nobody']['post']>) => server.nobody.post(...call),
    get: (...call: Parameters<TestApp['nobody']['get']>) => server.nobody.get(...call),
  }

  test('registering answers who one is, and signs in', async () => {
    const reply = await post('/api/users', { username: 'Ada.L', password: 'analytical' })

    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({ id: expect.any(Number), username: 'Ada.L', createdAt: NOON })
    const session = await server.caller(cookieOf(reply)).get('/api/session')
    expect([session.status, session.body]).toEqual([200, reply.body])
  })

  test('signing in answers the account at the top and under user', async () => {
    const { id, username } = await server.person()

    const reply = await post('/api/login', { username: username.toUpperCase(), password: PASSWORD })

    expect(reply.status).toBe(200)
    const account = { id, username, createdAt: NOON }
    expect(reply.body).toEqual({ ...account, user: account })
  })

  test('a name is taken whatever its capitals', async () => {
    await post('/api/users', { username: 'grace', password: 'nanoseconds' })

    const reply = await post('/api/users', { username: 'GRACE', password: 'nanoseconds' })

    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({
      ...{ code: 'username-taken', message: 'Username already exists' },
      issues: [{ field: 'username' }],
    })
  })

  test('of many who register one name at once exactly one gets it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/users', { username: 'contested', password: 'first come' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test.each([
    [{ username: 'linus', password: '1234567' }, 'Password must be at least 8 characters'],
    [{ username: '!', password: '1234567' }, 'Password must be at least 8 characters'],
    [{ username: 'linus', password: '🙂🙂🙂🙂🙂🙂🙂' }, 'Password must be at least 8 characters'],
    [{ username: 'linus', password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ username: 'ab', password: 'long enough' }, 'Username must be 3 to 64 letters, digits or . _ - @ +'],
    [{ username: 'lin us', password: 'long enough' }, 'Username must be 3 to 64 letters, digits or . _ - @ +'],
    [{ username: 'línus', password: 'long enough' }, 'Username must be 3 to 64 letters, digits or . _ - @ +'],
    [{ username: 'linus' }, 'Registration failed'],
    [{ username: 'linus', password: true }, 'Registration failed'],
    [{ username: 'linus', password: 'long enough', isAdmin: true }, 'Registration failed'],
  ])('registering with %j is a 400', async (body, message) => {
    const reply = await post('/api/users', body)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ message, requestId: expect.any(String), issues: expect.any(Array) })
  })

  test('eight characters are enough, whatever they take in memory', async () => {
    expect((await post('/api/users', { username: 'emoji', password: '🙂🙂🙂🙂🙂🙂🙂🙂' })).status).toBe(201)
  })

  test('a wrong password, an unknown name, an impossible one and the demo user are told alike', async () => {
    const { username } = await server.person()
    const names = [username, 'nobody.at.all', 'not a name\0', 'demo']
    const replies = await Promise.all(
      names.map((name) => post('/api/login', { username: name, password: 'wrong one' })),
    )
    for (const reply of replies) {
      expect(reply.status).toBe(401)
      expect(reply.body).toMatchObject({ code: 'wrong-credentials', message: 'Invalid username or password' })
      expect(reply.headers).not.toHaveProperty('set-cookie')
    }
  })

  test.each([
    [{}],
    [{ username: 'x' }],
    [{ username: 1, password: true }],
    [['a']],
    [{ username: 'a', password: 'b', c: 1 }],
  ])('signing in with %j is malformed', async (body) => {
    const reply = await post('/api/login', body)
    expect([reply.status, (reply.body as { message: string }).message]).toEqual([400, 'Login failed'])
  })

  test('the look-up says 200 for a taken name, 404 for a free one, 400 for an impossible one, and no more', async () => {
    const { username } = await server.person()
    const taken = await get(`/api/users/username/${username.toUpperCase()}`)
    expect([taken.status, taken.body]).toEqual([200, { taken: true }])
    const free = await get('/api/users/username/free.as.air')
    expect([free.status, free.body]).toMatchObject([404, { message: 'Username is available' }])
    for (const impossible of ['a%00b', 'ab', 'x'.repeat(65), 'x'.repeat(10_000)]) {
      const reply = await get(`/api/users/username/${impossible}`)
      expect([reply.status, reply.body]).toMatchObject([
        400,
        { message: 'Username must be 3 to 64 letters, digits or . _ - @ +' },
      ])
    }
  })

  test('a password and a token are nowhere in what is kept', async () => {
    const { cookie, id } = await server.person()
    const token = cookie.split('=')[1]!
    const secret = token.split('.')[1]!
    const kept = await server.services.storage.read(async ({ accounts, sessions }) =>
      JSON.stringify([await accounts.credentials(`person${id}`), await sessions.find(id, secret, 0)]),
    )
    expect(kept).not.toContain(PASSWORD)
    expect(kept).not.toContain(secret)
  })

  test('a hash made with weaker parameters is made anew at the next sign-in', async () => {
    const { id, username } = await server.person()
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await server.services.storage.transaction(async ({ accounts }) => {
      const { passwordHash } = (await accounts.credentials(username))!
      await accounts.replaceHash(id, passwordHash!, weak)
    })

    expect((await post('/api/login', { username, password: PASSWORD })).status).toBe(200)

    const found = await server.services.storage.read(({ accounts }) => accounts.credentials(username))
    expect(found?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await post('/api/login', { username, password: PASSWORD })).status).toBe(200)
  })

  describe('sessions', () => {
    test('the cookie is closed to scripts and other sites, and ends with the browser unless remembered', async () => {
      const { username } = await server.person()
      const plain = await post('/api/login', { username, password: PASSWORD })
      expect(sessionCookie(plain)).toMatch(/^sid=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
      const remembered = await post('/api/login', { username, password: PASSWORD, rememberMe: true })
      expect(sessionCookie(remembered)).toMatch(/; Max-Age=2592000$/)
    })

    test('over https it is bound to the host, and the one from http is worth nothing', async () => {
      const { username, cookie } = await server.person()
      const https = { 'x-forwarded-proto': 'https' }
      const reply = await post('/api/login', { username, password: PASSWORD }, https)
      expect(sessionCookie(reply)).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
      expect((await server.caller(cookieOf(reply)).get('/api/session', https)).status).toBe(200)
      expect((await server.caller(cookie).get('/api/session', https)).status).toBe(401)
    })

    test('signing in ends the session that was presented, and no other', async () => {
      const person = await server.person()
      const elsewhere = await post('/api/login', { username: person.username, password: PASSWORD })

      const again = await person.post('/api/login', { username: person.username, password: PASSWORD })

      expect((await person.get('/api/session')).status).toBe(401)
      expect((await server.caller(cookieOf(elsewhere)).get('/api/session')).status).toBe(200)
      expect((await server.caller(cookieOf(again)).get('/api/session')).status).toBe(200)
    })

    test('of more than twenty the oldest end', async () => {
      const { username, cookie: first } = await server.person()
      const cookies = [first]
      for (let device = 2; device <= 22; device++) {
        server.clock.time += 1000
        cookies.push(cookieOf(await post('/api/login', { username, password: PASSWORD })))
      }
      const statuses = []
      for (const cookie of cookies) statuses.push((await server.caller(cookie).get('/api/session')).status)
      expect(statuses).toEqual([401, 401, ...Array(20).fill(200)])
      server.clock.time = NOON
    })

    test('signing out ends it at once, clears the cookie, and is 204 without a session too', async () => {
      const person = await server.person()
      const reply = await person.post('/api/logout')
      expect(reply.status).toBe(204)
      expect(reply.headers['set-cookie']).toMatch(/^sid=; .*Max-Age=0$/)
      expect((await person.get('/api/session')).status).toBe(401)
      expect((await post('/api/logout')).status).toBe(204)
      expect((await post('/api/logout', '', { 'content-type': 'application/json' })).status).toBe(204)
    })

    test.each([
      [false, 24 * 3600],
      [true, 30 * 24 * 3600],
    ])('with rememberMe %s it lasts %i seconds', async (rememberMe, seconds) => {
      const { username } = await server.person()
      const { nobody, clock } = server
      const cookie = cookieOf(await nobody.post('/api/login', { username, password: PASSWORD, rememberMe }))
      clock.time = NOON + seconds * 1000 - 1
      expect((await server.caller(cookie).get('/api/session')).status).toBe(200)
      clock.time = NOON + seconds * 1000
      expect((await server.caller(cookie).get('/api/session')).status).toBe(401)
      clock.time = NOON
    })

    test.each(['sid=', 'sid=1', 'sid=1.short', `sid=99999999999.${'a'.repeat(43)}`, `sid=2.${'a'.repeat(43)}`])(
      'a made-up cookie %s is nobody, and not adopted',
      async (cookie) => {
        expect((await server.caller(cookie).get('/api/session')).status).toBe(401)
        const { username } = await server.person()
        const reply = await server.caller(cookie).post('/api/login', { username, password: PASSWORD })
        expect(cookieOf(reply)).not.toBe(cookie)
      },
    )
  })

  test('the first hundred to register are early adopters, and nobody after them', async () => {
    const fresh = await startTestApp(database)
    fresh.services.passwords.hash = async () => 'not a hash'
    const people = await Promise.all(Array.from({ length: 104 }, () => fresh.person()))
    const earned = await Promise.all(people.map((person) => person.get(`/api/users/${person.id}/achievements`)))
    const early = earned.filter(({ body }) => JSON.stringify(body).includes('early-adopter'))
    expect(early).toHaveLength(100)
    await fresh.stop()
  })
})

function sessionCookie({ headers }: Reply): unknown {
  return [headers['set-cookie']].flat()[0]
}
