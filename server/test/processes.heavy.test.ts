import { getProgress } from '@think-twice/contract/progress'
import { itemAt } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './storage.fixture.ts'

const NOT_SIGNED_IN = 401

/** Processes that share a database act as one server: what one knows, the others know at once. */
describe.each(['two servers on one PostgreSQL', 'two workers on one SQLite file'])('%s', (arrangement) => {
  let database: TestDatabase
  let servers: ServerProcess[]
  let turn = 0
  /** Alternates between servers; workers share a port, and each request opens its own connection. */
  const address = () => itemAt(servers, turn++ % servers.length).address
  const call = (method: string, path: string, options: Parameters<typeof send>[2] = {}) =>
    send(method, address() + path, options)

  beforeAll(async () => {
    const limits = { RATE_LIMITS: 'on' }
    if (arrangement.includes('PostgreSQL')) {
      database = await createTestDatabase('PostgreSQL')
      const env = { DATABASE_URL: database.settings.databaseUrl!, ...limits }
      servers = await Promise.all([startServer(env), startServer(env)])
    } else {
      database = await createTestDatabase('SQLite')
      servers = [await startServer({ DATA_DIR: database.settings.dataDir, WORKERS: '2', ...limits })]
    }
  })
  afterAll(async () => {
    for (const code of await Promise.all(servers.map((server) => server.stop('SIGTERM')))) expect(code).toBe(0)
    await database.remove()
  })

  test('share sessions, so that one begun at either is known to the other and ends at both', async () => {
    const { cookie } = await registerAt(address(), 'both.know.me')
    const isKnown = async () => {
      const replies = await Promise.all(Array.from({ length: 6 }, () => call('GET', '/api/session', { cookie })))
      return replies.map(({ status }) => status)
    }
    expect(await isKnown()).toEqual(Array(6).fill(200))
    expect((await call('POST', '/api/logout', { cookie })).status).toBe(204)
    expect(await isKnown()).toEqual(Array(6).fill(NOT_SIGNED_IN))
  })

  test('count guesses together, so that exactly ten of forty at once get through', async () => {
    const guess = () => call('POST', '/api/login', { body: { username: 'guessed.at', password: 'wrong' } })
    const replies = await Promise.all(Array.from({ length: 40 }, guess))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('save a quiz once that is sent ten times to both at once, with equal replies', async () => {
    const { id, cookie } = await registerAt(address(), 'ten.times')
    const body = finishedQuiz('standard', 2, { id: 'once', timestamp: Date.now(), recordActivity: true })
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/quiz-results', { body, cookie })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    for (const reply of replies) expect(reply.body).toEqual(itemAt(replies, 0).body)
    const progress = bodyOf(getProgress, await call('GET', `/api/users/${id}/progress`, { cookie }))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(1)
  })

  test('count all different quizzes that one person sends to both at once', async () => {
    const { id, cookie } = await registerAt(address(), 'many.devices')
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) => {
        const body = finishedQuiz('standard', 0, { id: `device${number}`, recordActivity: true })
        return call('POST', '/api/quiz-results', { body, cookie })
      }),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const progress = bodyOf(getProgress, await call('GET', `/api/users/${id}/progress`, { cookie }))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(20)
  })

  test('give a name that many want at once to one of them', async () => {
    const body = { username: 'wanted.by.all', password: 'first come' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/api/users', { body })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test('make the sample learner only once', async () => {
    const { body } = await call('GET', '/api/quiz-results/user/1?summary=true')
    expect(body).toHaveLength(47)
  })
})
