import { itemAt } from '@think-twice/core/item-at'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, outcomeOf, PASSWORD, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const NEW = 'battery staple'

describe.each(DATABASES)('changing the password on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  const login = (username: string, password: string, rememberMe = false) =>
    server.nobody.post('/api/login', { username, password, rememberMe })

  test('makes the old password invalid, ends all other sessions, and continues this one with a new token', async () => {
    const person = await server.person()
    const elsewhere = server.caller(cookieOf(await login(person.username, PASSWORD)))

    const reply = await person.post(`/api/users/${person.id}/password`, { currentPassword: PASSWORD, newPassword: NEW })

    expect([reply.status, reply.headers['set-cookie']]).toEqual([204, expect.stringMatching(/Max-Age=2592000$/)])
    expect(outcomeOf(await elsewhere.get('/api/session'))).toBe('not-signed-in')
    expect(outcomeOf(await person.get('/api/session'))).toBe('not-signed-in')
    expect((await server.caller(cookieOf(reply)).get('/api/session')).status).toBe(200)
    expect(outcomeOf(await login(person.username, PASSWORD))).toBe('wrong-credentials')
    expect((await login(person.username, NEW)).status).toBe(200)
  })

  test('keeps a session that ends with the browser that way', async () => {
    const { id, username } = await server.person()
    const here = server.caller(cookieOf(await login(username, PASSWORD)))
    const reply = await here.post(`/api/users/${id}/password`, { currentPassword: PASSWORD, newPassword: NEW })
    expect([reply.status, reply.headers['set-cookie']]).toEqual([204, expect.stringMatching(/SameSite=Strict$/)])
  })

  test('fails without the current password, and then changes nothing', async () => {
    const person = await server.person()
    const elsewhere = server.caller(cookieOf(await login(person.username, PASSWORD)))
    const wrong = await person.post(`/api/users/${person.id}/password`, { currentPassword: 'guess', newPassword: NEW })
    expect([wrong.status, wrong.body]).toMatchObject([
      403,
      { code: 'wrong-password', issues: [{ field: 'currentPassword' }] },
    ])
    const short = await person.post(`/api/users/${person.id}/password`, { currentPassword: PASSWORD, newPassword: '7' })
    expect([short.status, short.body]).toMatchObject([
      400,
      { code: 'password-too-short', issues: [{ field: 'newPassword' }] },
    ])
    expect((await elsewhere.get('/api/session')).status).toBe(200)
    expect((await login(person.username, PASSWORD)).status).toBe(200)
  })

  test('succeeds for one of two simultaneous changes, and tells the other that its password no longer holds', async () => {
    const { id, username } = await server.person()
    const [one, other] = [
      server.caller(cookieOf(await login(username, PASSWORD))),
      server.caller(cookieOf(await login(username, PASSWORD))),
    ]
    const { verify } = server.services.passwords
    const bothAreRight = Promise.withResolvers<void>()
    let right = 0
    server.services.passwords.verify = async (hash, password) => {
      const isRight = await verify(hash, password)
      right += 1
      if (right === 2) bothAreRight.resolve()
      await bothAreRight.promise
      return isRight
    }
    const replies = await Promise.all([
      one.post(`/api/users/${id}/password`, { currentPassword: PASSWORD, newPassword: `${NEW} 1` }),
      other.post(`/api/users/${id}/password`, { currentPassword: PASSWORD, newPassword: `${NEW} 2` }),
    ])
    server.services.passwords.verify = verify
    expect(replies.map(outcomeOf).sort()).toEqual([204, 'wrong-password'])
    const won = replies.findIndex(({ status }) => status === 204) + 1
    expect((await login(username, `${NEW} ${won}`)).status).toBe(200)
  })

  test('stops a sign-in with the old password that was still in progress', async () => {
    const person = await server.person()
    const { verify } = server.services.passwords
    let changed: Promise<unknown> | undefined
    server.services.passwords.verify = async (hash, password) => {
      const isRight = await verify(hash, password)
      // The sign-in is checked first, and the change overtakes it.
      if (!changed) {
        changed = person.post(`/api/users/${person.id}/password`, { currentPassword: PASSWORD, newPassword: NEW })
        await changed
      }
      return isRight
    }
    const late = await login(person.username, PASSWORD)
    server.services.passwords.verify = verify
    expect([outcomeOf(late), late.headers['set-cookie']]).toEqual(['wrong-credentials', undefined])
  })
})

describe('wrong secrets on every call that takes one', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp('SQLite', { rateLimits: true })
    server.services.passwords.verify = async (hash, password) => hash !== null && password === PASSWORD
  })
  afterAll(() => server.stop())

  test('share one limit of ten, after which the right secret has to wait on each call', async () => {
    const { id, username, cookie } = await server.person()
    // Without the cookie of a known browser, whose tries are counted separately.
    const person = server.caller(cookie.split('; ').find((each) => each.startsWith('sid=')))
    const calls = [
      (password: string) => server.nobody.post('/api/login', { username, password }),
      (password: string) =>
        person.post(`/api/users/${id}/password`, { currentPassword: password, newPassword: PASSWORD }),
      (password: string) => person.post(`/api/users/${id}/recovery-code`, { currentPassword: password }),
      (password: string) => server.nobody.post('/api/recover', { username, code: password, newPassword: PASSWORD }),
      (password: string) => person.delete(`/api/users/${id}`, {}, { username, password }),
    ]
    const outcomes = []
    for (let time = 0; time < 10; time++) outcomes.push(outcomeOf(await itemAt(calls, time % calls.length)('wrong')))
    const each = ['wrong-credentials', 'wrong-password', 'wrong-password', 'wrong-recovery-code', 'wrong-password']
    expect(outcomes).toEqual([...each, ...each])
    for (const call of calls) {
      const reply = await call(PASSWORD)
      expect([reply.status, reply.body]).toMatchObject([429, { code: 'too-many-attempts' }])
    }
  })
})
