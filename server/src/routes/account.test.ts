import { itemAt } from '@think-twice/core/item-at'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, outcomeOf, PASSWORD, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('an account on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())
  const post = (...call: Parameters<TestApp['nobody']['post']>) => server.nobody.post(...call)
  const get = (...call: Parameters<TestApp['nobody']['get']>) => server.nobody.get(...call)

  test('is in the reply to registering, which also signs in', async () => {
    const reply = await post('/api/users', { username: 'Ada.L', password: 'analytical' })

    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({ id: expect.any(Number), username: 'Ada.L', createdAt: NOON })
    const session = await server.caller(cookieOf(reply)).get('/api/session')
    expect([session.status, session.body]).toEqual([200, reply.body])
  })

  test('is in the reply to signing in, both at the top level and under user', async () => {
    const { id, username } = await server.person()

    const reply = await post('/api/login', { username: username.toUpperCase(), password: PASSWORD })

    expect(reply.status).toBe(200)
    const account = { id, username, createdAt: NOON }
    expect(reply.body).toEqual({ ...account, user: account })
  })

  test('has a name that is taken in any capitals', async () => {
    await post('/api/users', { username: 'grace', password: 'nanoseconds' })

    const reply = await post('/api/users', { username: 'GRACE', password: 'nanoseconds' })

    expect(outcomeOf(reply)).toBe('username-taken')
    expect(reply.body).toMatchObject({
      ...{ message: 'Username already exists' },
      issues: [{ field: 'username' }],
    })
  })

  test('goes to exactly one of many who register the same name at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/users', { username: 'contested', password: 'first come' })),
    )
    expect(replies.map(outcomeOf).sort()).toEqual([201, ...Array(7).fill('username-taken')])
  })

  test('is not created, and the reply is registration-failed, when the database lacks a table', async () => {
    const broken = await startTestApp(database)
    const { run, rows, close } = await openDatabaseRows(broken.settings)
    try {
      await run(sql`alter table session rename to mislaid`)
      const reply = await broken.nobody.post('/api/users', { username: 'hedy', password: 'frequencies' })

      expect(outcomeOf(reply)).toBe('registration-failed')
      expect(reply.body).toMatchObject({ message: 'Registration failed', requestId: expect.any(String) })
      expect((await rows('account')).map(({ username }) => username)).not.toContain('hedy')
    } finally {
      await close()
      await broken.stop()
    }
  })

  test.each([
    [{ username: 'linus', password: '1234567' }, 'password-too-short', 'Password must be at least 8 characters'],
    [{ username: '!', password: '1234567' }, 'password-too-short', 'Password must be at least 8 characters'],
    [{ username: 'linus', password: '🙂🙂🙂🙂🙂🙂🙂' }, 'password-too-short', 'Password must be at least 8 characters'],
    [{ username: 'linus', password: 'x'.repeat(129) }, 'password-too-long', 'Password must be at most 128 characters'],
    [
      { username: 'ab', password: 'long enough' },
      'username-not-allowed',
      'Username must be 3 to 64 letters, digits or . _ - @ +',
    ],
    [
      { username: 'lin us', password: 'long enough' },
      'username-not-allowed',
      'Username must be 3 to 64 letters, digits or . _ - @ +',
    ],
    [
      { username: 'línus', password: 'long enough' },
      'username-not-allowed',
      'Username must be 3 to 64 letters, digits or . _ - @ +',
    ],
    [{ username: 'linus' }, 'registration-malformed', 'Registration failed'],
    [{ username: 'linus', password: true }, 'registration-malformed', 'Registration failed'],
    [{ username: 'linus', password: 'long enough', isAdmin: true }, 'registration-malformed', 'Registration failed'],
  ])('cannot be registered with %j, which is refused as %s', async (body, code, message) => {
    const reply = await post('/api/users', body)
    expect(outcomeOf(reply)).toBe(code)
    expect(reply.body).toMatchObject({ message, requestId: expect.any(String), issues: expect.any(Array) })
  })

  test('may have a password of eight characters, however many bytes they take', async () => {
    expect((await post('/api/users', { username: 'emoji', password: '🙂🙂🙂🙂🙂🙂🙂🙂' })).status).toBe(201)
  })

  test('cannot be guessed from the reply to a wrong password, an unknown or impossible name, or the demo user', async () => {
    const { username } = await server.person()
    const names = [username, 'nobody.at.all', 'not a name\0', 'demo']
    const replies = await Promise.all(
      names.map((name) => post('/api/login', { username: name, password: 'wrong one' })),
    )
    for (const reply of replies) {
      expect(outcomeOf(reply)).toBe('wrong-credentials')
      expect(reply.body).toMatchObject({ message: 'Invalid username or password' })
      expect(reply.headers).not.toHaveProperty('set-cookie')
    }
  })

  test.each([
    [{}],
    [{ username: 'x' }],
    [{ username: 1, password: true }],
    [['a']],
    [{ username: 'a', password: 'b', c: 1 }],
  ])('cannot be signed in to with %j, which is malformed', async (body) => {
    const reply = await post('/api/login', body)
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'login-malformed', message: 'Login failed' }])
  })

  test('is looked up with 200 for a taken name, 404 for a free one, and 400 for an impossible one', async () => {
    const { username } = await server.person()
    const taken = await get(`/api/users/username/${username.toUpperCase()}`)
    expect([taken.status, taken.body]).toEqual([200, { taken: true }])
    const free = await get('/api/users/username/free.as.air')
    expect([free.status, free.body]).toMatchObject([404, { code: 'username-free', message: 'Username is available' }])
    for (const impossible of ['a%00b', 'ab', 'x'.repeat(65), 'x'.repeat(10_000)]) {
      const reply = await get(`/api/users/username/${impossible}`)
      expect([reply.status, reply.body]).toMatchObject([
        400,
        { code: 'username-not-allowed', message: 'Username must be 3 to 64 letters, digits or . _ - @ +' },
      ])
    }
  })

  test('is stored without its password or any session token', async () => {
    const { cookie, id } = await server.person()
    const token = itemAt(cookie.split('='), 1)
    const secret = itemAt(token.split('.'), 1)
    const kept = await server.services.storage.read(async ({ accounts, signIns }) =>
      JSON.stringify([await accounts.credentials(`person${id}`), await signIns.find(id, secret, 0)]),
    )
    expect(kept).not.toContain(PASSWORD)
    expect(kept).not.toContain(secret)
  })

  test('has a password that must match exactly, up to its last of 128 characters', async () => {
    const password = `  ${'pÄss wörd '.repeat(12)}Zz🙂 🙂🙂`
    expect([...password]).toHaveLength(128)
    expect((await post('/api/users', { username: 'as.typed', password })).status).toBe(201)
    const others = [password.trim(), password.toLowerCase(), password.normalize('NFD'), password.slice(0, -2)]
    for (const other of others)
      expect(outcomeOf(await post('/api/login', { username: 'as.typed', password: other }))).toBe('wrong-credentials')
    expect((await post('/api/login', { username: 'as.typed', password })).status).toBe(200)
  })

  test.each([
    [false, 24],
    [true, 30 * 24],
  ])('with rememberMe %s stays signed in for %i hours, however much it is used', async (rememberMe, hours) => {
    const { username } = await server.person()
    const cookie = cookieOf(await post('/api/login', { username, password: PASSWORD, rememberMe }))
    const start = server.clock.time
    const isOpen = async (after: number) => {
      server.clock.time = start + after
      return (await server.caller(cookie).get('/api/session')).status === 200
    }
    const end = hours * 3_600_000
    const statuses = [await isOpen(end / 2), await isOpen(end - 1), await isOpen(end)]
    server.clock.time = start
    expect(statuses).toEqual([true, true, false])
  })

  test('gets a new hash at the next sign-in if its old hash was made with weaker parameters', async () => {
    const strong = await startTestApp(server.settings, { isStrong: true })
    const { id, username } = await strong.person()
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await strong.services.storage.transaction(async ({ accounts }) => {
      const { passwordHash } = (await accounts.credentials(username))!
      await accounts.replacePassword(id, passwordHash!, weak)
    })

    const login = () => strong.nobody.post('/api/login', { username, password: PASSWORD })
    expect((await login()).status).toBe(200)

    const found = await strong.services.storage.read(({ accounts }) => accounts.credentials(username))
    expect(found?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login()).status).toBe(200)
    await strong.stop()
  })
})
