import { createHash } from 'node:crypto'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, cookieOf, NOON, outcomeOf, PASSWORD, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const HERE = { 'x-forwarded-for': '192.0.2.1' }
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.2' }

describe.each(DATABASES)('too many attempts on %s', (database) => {
  let server: TestApp
  beforeEach(async () => {
    server = await startTestApp(database, { rateLimits: true, trustProxy: ['127.0.0.0/8'] })
    // Hashing is slow and not tested here.
    server.services.passwords.verify = async (hash, password) => hash !== null && password === PASSWORD
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.stop()
  })

  const login = (username: string, password: string, headers: Record<string, string> = HERE) =>
    server.nobody.post('/api/login', { username, password }, headers)
  const fail = async (times: number, username: string, headers: Record<string, string> = HERE) => {
    const outcomes: unknown[] = []
    for (let time = 0; time < times; time++) outcomes.push(outcomeOf(await login(username, 'wrong', headers)))
    return outcomes
  }

  test('make even the right password wait for a minute after ten failures', async () => {
    const { username } = await server.person()
    expect(await fail(10, username)).toEqual(Array(10).fill('wrong-credentials'))
    const reply = await login(username.toUpperCase(), PASSWORD)
    expect(outcomeOf(reply)).toBe('too-many-attempts')
    expect(reply.body).toMatchObject({ message: 'Too many attempts. Please try again later.' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('double the wait with each further failure, up to an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await fail(10, 'doubling')
    for (const seconds of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const refused = await login('doubling', 'wrong')
      expect([outcomeOf(refused), refused.headers['retry-after']]).toEqual(['too-many-attempts', String(seconds)])
      vi.setSystemTime(Date.now() + seconds * 1000)
      expect(outcomeOf(await login('doubling', 'wrong'))).toBe('wrong-credentials')
    }
  })

  test('from one address lock nobody out at another address', async () => {
    const { username } = await server.person()
    await fail(12, username, ELSEWHERE)
    expect(outcomeOf(await login(username, PASSWORD, ELSEWHERE))).toBe('too-many-attempts')
    expect((await login(username, PASSWORD, HERE)).status).toBe(200)
  })

  test('what one person may write in an hour is limited for that person only, and reading is not', async () => {
    const [ada, bob] = [await server.person(), await server.person()]
    const unmark = ({ id, delete: remove }: typeof ada) => remove(`/api/users/${id}/favorites/anchoring/bias`)
    for (let time = 0; time < 600; time++) expect((await unmark(ada)).status).toBe(204)
    const refused = await unmark(ada)
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-attempts' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await ada.get(`/api/users/${ada.id}/favorites`)).status).toBe(200)
    expect((await unmark(bob)).status).toBe(204)
    // Finished quizzes have their own limit.
    expect((await ada.post('/api/quiz-results', finishedQuiz())).status).toBe(201)
  })

  test.each([
    ['result', 'resultsFreeAt', { most: 600, aDay: 60 }],
    ['answer', 'answersFreeAt', { most: 20_000, aDay: 2000 }],
  ] as const)(
    'a new %s is refused for now where there is no room, by every process; one sent again never is',
    async (...[kind, column, { most, aDay }]) => {
      const ada = await server.person()
      // Another process, which is as good as the same one after a restart.
      const other = await startTestApp(server.settings, { rateLimits: true })
      const rows = await openDatabaseRows(server.settings)
      const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
      const save = (id: string, { post }: Caller = ada) =>
        kind === 'result'
          ? post('/api/quiz-results', finishedQuiz('standard', 1, { id }))
          : post(`/api/users/${ada.id}/progress`, answer, { 'idempotency-key': id })
      const roomForOne = NOON + ((most - 1) / aDay) * DAY
      await rows.run(sql`update "learner" set ${sql.ref(column)} = ${roomForOne} where "userId" = ${ada.id}`)
      const first = await save('last')
      expect(first.status).toBeLessThan(300)
      for (const there of [ada, other.caller(ada.cookie)]) {
        const refused = await save('one.more', there)
        expect([refused.status, refused.body]).toMatchObject([429, { code: 'no-room-for-now' }])
        expect(Number(refused.headers['retry-after'])).toBe(Math.ceil((24 * 60 * 60) / aDay))
        expect((await save('last', there)).headers).toHaveProperty('idempotent-replayed')
      }
      server.clock.time += DAY / aDay
      expect((await save('one.more')).status).toBe(first.status)
      await Promise.all([other.stop(), rows.close()])
    },
  )

  test('sixty large replies a minute are made for one person; the sample data has no such limit', async () => {
    const [ada, bob] = [await server.person(), await server.person()]
    const read = async ({ id, get }: typeof ada) => outcomeOf(await get(`/api/users/${id}/insights`))
    const outcomes = []
    for (let time = 0; time < 61; time++) outcomes.push(await read(ada))
    expect(outcomes).toEqual([...Array(60).fill(200), 'too-many-attempts'])
    expect((await ada.get(`/api/users/${ada.id}/streak`)).status).toBe(200)
    expect(await read(bob)).toBe(200)
    const sample = { ...server.nobody, id: DEMO_USER_ID, username: '', cookie: '' }
    for (let time = 0; time < 61; time++) expect(await read(sample)).toBe(200)
  })

  test('are answered in exactly the same way for an unknown name', async () => {
    const { username } = await server.person()
    expect(await fail(12, 'no.such.person')).toEqual(await fail(12, username))
  })

  test('at the same moment are cut off after exactly ten', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => login('everybody', 'wrong')))
    const outcomes = replies.map(outcomeOf)
    expect(outcomes.filter((outcome) => outcome === 'wrong-credentials')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'too-many-attempts')).toHaveLength(30)
  })

  test('are forgotten when a sign-in succeeds', async () => {
    const { username } = await server.person()
    await fail(9, username)
    expect((await login(username, PASSWORD)).status).toBe(200)
    expect(await fail(9, username)).toEqual(Array(9).fill('wrong-credentials'))
  })

  test('are counted per address too: a thousand failures for all names together, and successes are free', async () => {
    const { username } = await server.person()
    for (let time = 0; time < 20; time++) expect((await login(username, PASSWORD)).status).toBe(200)
    // A few at a time: more would wait so long for a connection that they are told to come back later.
    const outcomes: unknown[] = []
    for (let first = 0; first < 1000; first += 50) {
      const names = Array.from({ length: 50 }, (_, index) => `guess${first + index}`)
      outcomes.push(...(await Promise.all(names.map(async (name) => outcomeOf(await login(name, 'wrong'))))))
    }
    expect(outcomes).toEqual(Array(1000).fill('wrong-credentials'))
    expect(outcomeOf(await login('guess1000', 'wrong'))).toBe('too-many-attempts')
    expect(outcomeOf(await login(username, PASSWORD))).toBe('too-many-attempts')
    expect((await login(username, PASSWORD, ELSEWHERE)).status).toBe(200)
  })

  test('from one IPv6 network count as from one address', async () => {
    await fail(10, 'six', { 'x-forwarded-for': '2001:db8:0:1::1' })
    expect(await fail(1, 'six', { 'x-forwarded-for': '2001:db8:0:1:ffff::2' })).toEqual(['too-many-attempts'])
    expect(await fail(1, 'six', { 'x-forwarded-for': '2001:db8:0:2::1' })).toEqual(['wrong-credentials'])
    await fail(10, 'four', { 'x-forwarded-for': '::ffff:198.51.100.7' })
    expect(await fail(1, 'four', { 'x-forwarded-for': '198.51.100.7' })).toEqual(['too-many-attempts'])
  })

  test('usernames may be looked up sixty times a minute from one address', async () => {
    const look = async (headers: Record<string, string>) =>
      outcomeOf(await server.nobody.get('/api/users/username/somebody', headers))
    const outcomes = []
    for (let time = 0; time < 61; time++) outcomes.push(await look(HERE))
    expect(outcomes).toEqual([...Array(60).fill('username-free'), 'too-many-attempts'])
    expect(await look(ELSEWHERE)).toBe('username-free')
  })

  test('a thousand answers to the day’s argument count in an hour from one address, and no other tries', async () => {
    const day = new Date(NOON).toISOString().slice(0, 10)
    const choice = 'No fallacy here'
    const answer = (given: object = {}, caller = server.nobody, headers = HERE) =>
      caller.post('/api/today', { day, choice, ...given }, headers)
    const device = server.caller(cookieOf(await answer()))
    for (const refused of [{ other: 1 }, { choice: 'Galaxy Brain' }, { day: '2026-11-01' }]) {
      for (let time = 0; time < 20; time++) expect((await answer(refused)).status).toBeOneOf([400, 422])
    }
    for (let time = 0; time < 20; time++) expect((await answer({}, device)).status).toBe(200)
    for (let count = 1; count < 1000; count++) expect((await answer()).status).toBe(201)
    const refused = await answer()
    expect(outcomeOf(refused)).toBe('too-many-attempts')
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect((await answer({}, server.nobody, ELSEWHERE)).status).toBe(201)
  })

  test('are stored without a name, an address, or a hash that could be made without the secret', async () => {
    const { username } = await server.person()
    const guess = 'a password in the wrong field'
    const six = { 'x-forwarded-for': '2001:db8:5:6:7::8' }
    for (const headers of [HERE, six]) {
      await fail(11, username, headers)
      await fail(1, guess, headers)
      await server.nobody.get('/api/users/username/somebody', headers)
      await server.nobody.post('/api/users', { username: 'newcomer', password: PASSWORD }, headers)
      await server.nobody.post('/api/seats', { code: 'ABCDEF', ownDevice: true }, headers)
    }
    const { rows, close } = await openDatabaseRows(server.settings)
    const keys = (await rows('rateLimit')).map(({ key }) => String(key))
    await close()
    expect(keys.length).toBeGreaterThan(10)
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
    const parts = [username, guess, '192.0.2.1', '2001:db8:5:6', '8193:3512:5:6', '']
    const texts = [
      '',
      'name\n',
      'login\n',
      'username\n',
      'register\n',
      'failures\n',
      'waits\n',
      'address-codes\n',
    ].flatMap((name) => parts.flatMap((part) => [name + part, ...parts.map((other) => `${name}${part}\n${other}`)]))
    for (const text of texts) expect(keys).not.toContain(createHash('sha256').update(text).digest('base64url'))
  })

  test('by one child lock out neither classmates nor, in a known browser, the child whose name was guessed', async () => {
    const [child, classmate] = [await server.person(), await server.person()]
    await fail(30, child.username)
    await Promise.all(Array.from({ length: 70 }, (_, index) => login(`guess${index}`, 'wrong')))
    expect((await login(classmate.username, PASSWORD)).status).toBe(200)
    expect(outcomeOf(await login(child.username, PASSWORD))).toBe('too-many-attempts')
    expect((await login(child.username, PASSWORD, { ...HERE, cookie: child.cookie })).status).toBe(200)
  })

  test('in a browser where somebody has signed in are counted separately, and wait after ten failures', async () => {
    const { username, cookie } = await server.person()
    const known = { ...HERE, cookie }
    expect(await fail(11, username, known)).toEqual([...Array(10).fill('wrong-credentials'), 'too-many-attempts'])
    expect(outcomeOf(await login(username, PASSWORD, known))).toBe('too-many-attempts')
    // This doesn't use up other people's tries.
    expect((await login(username, PASSWORD)).status).toBe(200)
  })

  test('are not helped by a browser that knows another name, or by a made-up cookie', async () => {
    const [ada, bob] = [await server.person(), await server.person()]
    await fail(10, bob.username)
    for (const cookie of [ada.cookie, 'known=', `known=${'x'.repeat(22)}`]) {
      expect(outcomeOf(await login(bob.username, PASSWORD, { ...HERE, cookie }))).toBe('too-many-attempts')
    }
  })

  test('in a known browser stay separate after the session ends, for up to ten people', async () => {
    const people = []
    let cookie = ''
    for (let number = 0; number < 11; number++) {
      const person = await server.person()
      people.push(person)
      const reply = await login(person.username, PASSWORD, { ...HERE, cookie })
      const [session, device] = [reply.headers['set-cookie']].flat().map(String)
      expect(session).toMatch(/^sid=/)
      expect(device).toMatch(/^known=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
      cookie = itemAt(device!.split(';'), 0)
    }
    const loggedOut = await server.caller(cookie).post('/api/logout')
    expect(String(loggedOut.headers['set-cookie'])).not.toContain('known=')
    for (const [index, { username }] of people.entries()) {
      await fail(10, username)
      const outcome = outcomeOf(await login(username, PASSWORD, { ...HERE, cookie }))
      expect(outcome, `person ${index}`).toBe(index === 0 ? 'too-many-attempts' : 200)
    }
  })

  test('for one name are limited to a hundred failures a day from all addresses together', async () => {
    const { username } = await server.person()
    const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` })
    for (let index = 0; index < 10; index++)
      expect(await fail(10, username, from(index))).toEqual(Array(10).fill('wrong-credentials'))
    const refused = await login(username, 'wrong', from(10))
    expect(outcomeOf(refused)).toBe('too-many-attempts')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test('a hundred registrations an hour are allowed from one address, and the next is told when to retry', async () => {
    const { username } = await server.person()
    const register = () => server.nobody.post('/api/users', { username, password: PASSWORD }, HERE)
    for (let time = 0; time < 100; time++) expect(outcomeOf(await register())).toBe('username-taken')
    const refused = await register()
    expect([refused.status, refused.body]).toMatchObject([
      429,
      {
        message: 'Too many sign-ups came from this network. Please try again in 60 minutes.',
        code: 'too-many-registrations',
      },
    ])
    expect(refused.headers).toHaveProperty('retry-after')
  })

  test('registrations with an impossible name or password leave room for those that follow', async () => {
    const school = await startTestApp(database, { rateLimits: true, registrationsPerHour: 1 })
    const register = async (username: string, password = PASSWORD) =>
      outcomeOf(await school.nobody.post('/api/users', { username, password }))
    expect(await register('Anna B.')).toBe('username-not-allowed')
    expect(await register('anna.b', 'short')).toBe('password-too-short')
    expect(await register('anna.b')).toBe(201)
    expect(await register('ben.c')).toBe('too-many-registrations')
    await school.stop()
  })

  test('REGISTRATIONS_PER_HOUR changes how many registrations are allowed', async () => {
    const school = await startTestApp(database, { rateLimits: true, registrationsPerHour: 3 })
    const register = async (username: string) =>
      outcomeOf(await school.nobody.post('/api/users', { username, password: PASSWORD }))
    expect([await register('one'), await register('two'), await register('three')]).toEqual([201, 201, 201])
    expect(await register('four')).toBe('too-many-registrations')
    await school.stop()
  })
})
