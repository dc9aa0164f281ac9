import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const HERE = { 'x-forwarded-for': '192.0.2.1' }
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.2' }

describe.each(DATABASES)('too many attempts on %s', (database) => {
  let server: TestApp
  beforeEach(async () => {
    server = await startTestApp(database, { rateLimits: true, trustProxy: ['127.0.0.0/8'] })
    // Hashing takes its time and is not what is looked at here.
    server.services.passwords.verify = async (hash, password) => hash !== null && password === PASSWORD
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.stop()
  })

  const login = (username: string, password: string, headers: Record<string, string> = HERE) =>
    server.nobody.post('/api/login', { username, password }, headers)
  const fail = async (times: number, username: string, headers = HERE) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time++) statuses.push((await login(username, 'wrong', headers)).status)
    return statuses
  }

  test('after ten failures even the right password has to wait a minute', async () => {
    const { username } = await server.person()
    expect(await fail(10, username)).toEqual(Array(10).fill(401))
    const reply = await login(username.toUpperCase(), PASSWORD)
    expect(reply.status).toBe(429)
    expect(reply.body).toMatchObject({ message: 'Too many attempts. Please try again later.' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('each further failure doubles the wait, up to an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await fail(10, 'doubling')
    for (const seconds of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const refused = await login('doubling', 'wrong')
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)])
      vi.setSystemTime(Date.now() + seconds * 1000)
      expect((await login('doubling', 'wrong')).status).toBe(401)
    }
  })

  test('nobody is locked out by guesses from another address', async () => {
    const { username } = await server.person()
    await fail(12, username, ELSEWHERE)
    expect((await login(username, PASSWORD, ELSEWHERE)).status).toBe(429)
    expect((await login(username, PASSWORD, HERE)).status).toBe(200)
  })

  test('what one person may write in an hour is limited, for them alone, and reading is not', async () => {
    const [ada, bob] = [await server.person(), await server.person()]
    const unmark = ({ id, delete: remove }: typeof ada) => remove(`/api/users/${id}/favorites/anchoring/bias`)
    for (let time = 0; time < 600; time++) expect((await unmark(ada)).status).toBe(204)
    const refused = await unmark(ada)
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-attempts' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await ada.get(`/api/users/${ada.id}/favorites`)).status).toBe(200)
    expect((await unmark(bob)).status).toBe(204)
    // A finished quiz has a limit of its own.
    expect((await ada.post('/api/quiz-results', finishedQuiz())).status).toBe(201)
  })

  test('an unknown name is told exactly the same', async () => {
    const { username } = await server.person()
    expect(await fail(12, 'no.such.person')).toEqual(await fail(12, username))
  })

  test('of many at once exactly ten get through', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => login('everybody', 'wrong')))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('a success makes up for the failures before it', async () => {
    const { username } = await server.person()
    await fail(9, username)
    expect((await login(username, PASSWORD)).status).toBe(200)
    expect(await fail(9, username)).toEqual(Array(9).fill(401))
  })

  test('one address has a hundred failures for all names together; successes are free', async () => {
    const { username } = await server.person()
    for (let time = 0; time < 20; time++) expect((await login(username, PASSWORD)).status).toBe(200)
    const statuses = await Promise.all(
      Array.from({ length: 101 }, async (_, index) => (await login(`guess${index}`, 'wrong')).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect((await login(username, PASSWORD)).status).toBe(429)
    expect((await login(username, PASSWORD, ELSEWHERE)).status).toBe(200)
  })

  test('the addresses of one IPv6 network count as one', async () => {
    await fail(10, 'six', { 'x-forwarded-for': '2001:db8:0:1::1' })
    expect(await fail(1, 'six', { 'x-forwarded-for': '2001:db8:0:1:ffff::2' })).toEqual([429])
    expect(await fail(1, 'six', { 'x-forwarded-for': '2001:db8:0:2::1' })).toEqual([401])
    await fail(10, 'four', { 'x-forwarded-for': '::ffff:198.51.100.7' })
    expect(await fail(1, 'four', { 'x-forwarded-for': '198.51.100.7' })).toEqual([429])
  })

  test('usernames may be looked up sixty times a minute', async () => {
    const look = async (headers: Record<string, string>) =>
      (await server.nobody.get('/api/users/username/somebody', headers)).status
    const statuses = []
    for (let time = 0; time < 61; time++) statuses.push(await look(HERE))
    expect(statuses).toEqual([...Array(60).fill(404), 429])
    expect(await look(ELSEWHERE)).toBe(404)
  })

  test('a hundred registrations an hour are enough for one address', async () => {
    const register = () => server.nobody.post('/api/users', { username: '?', password: PASSWORD }, HERE)
    for (let time = 0; time < 100; time++) expect((await register()).status).toBe(400)
    expect([(await register()).status, (await register()).body]).toMatchObject([
      429,
      { message: 'Registration failed', code: 'too-many-registrations' },
    ])
  })
})
