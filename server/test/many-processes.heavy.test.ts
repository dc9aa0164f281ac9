import { getAchievements, getFavorites, getProgress } from '@think-twice/contract/learning'
import { itemAt } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../src/storage/storage.ts'
import { testSize } from './environment.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase, DATABASES, type TestDatabase } from './storage.fixture.ts'

const PROCESSES = testSize(4, 2)
const PAIRS = testSize(1000, 24)
const GUESSES = testSize(500, 20)
/** Guesses that one address has at one name before it has to wait. */
const FREE_GUESSES = 10
const REPLAYS = testSize(100, 6)
const RACES = testSize(60, 10)
/** The first hundred people are early adopters. */
const EARLY = 100
/** Ranks that are taken before anybody registers, so that fewer passwords are hashed; the other tests here take some, too. */
const TAKEN = testSize(0, 50)

describe.each(DATABASES)(`${PROCESSES} processes on one %s`, (kind) => {
  let database: TestDatabase
  let servers: ServerProcess[]
  let turn = 0
  const call = (method: string, path: string, options: Parameters<typeof send>[2] = {}) =>
    send(method, itemAt(servers, turn++ % PROCESSES).address + path, options)
  const start = async (env: Record<string, string>) => {
    const { databaseUrl, dataDir } = database.settings
    const place: Record<string, string> = databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }
    return Promise.all(Array.from({ length: PROCESSES }, () => startServer({ ...place, ...env })))
  }
  /** The ranks that are taken, in whatever order the tests below run. */
  let ranked = TAKEN
  const register = (address: string, name: string) => {
    ranked += 1
    return registerAt(address, name)
  }
  const stopAll = async () => {
    for (const code of await Promise.all(servers.map((server) => server.stop('SIGTERM')))) expect(code).toBe(0)
  }
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    const storage = await openStorage(database.settings)
    for (let rank = 0; rank < TAKEN; rank++) await storage.transaction(({ accounts }) => accounts.takeRank(EARLY))
    await storage.close()
    servers = await start({})
  })
  afterAll(async () => {
    await stopAll()
    await database.remove()
  })

  test(`make exactly ${EARLY} people early adopters, however many register at the same time`, async () => {
    const earlier = ranked
    const people: { id: number; cookie: string }[] = []
    for (let batch = 0; batch < (EARLY - TAKEN + 20) / 10; batch++) {
      const names = Array.from({ length: 10 }, (_, number) => `early.${batch}.${number}`)
      people.push(
        ...(await Promise.all(names.map((name) => register(itemAt(servers, turn++ % PROCESSES).address, name)))),
      )
    }
    let early = 0
    for (const { id, cookie } of people) {
      const earned = bodyOf(getAchievements, await call('GET', `/api/users/${id}/achievements`, { cookie }))
      if (earned.some(({ achievementId }) => achievementId === 'early-adopter')) early += 1
    }
    expect(early).toBe(EARLY - earlier)
  })

  test(`count each of ${PAIRS} pairs of equal requests once when sent at once to different processes`, async () => {
    const { id, cookie } = await register(itemAt(servers, 0).address, 'pairs')
    const pair = (method: string, path: string, body: unknown) =>
      Promise.all([call(method, path, { body, cookie }), call(method, path, { body, cookie })])
    for (let number = 0; number < PAIRS; number++) {
      const replies =
        number % 2 === 0
          ? await pair(
              'POST',
              '/api/quiz-results',
              finishedQuiz('standard', 1, { id: `p${number}`, recordActivity: true }),
            )
          : await pair('POST', `/api/users/${id}/favorites`, { itemId: `label ${number}`, itemType: 'bias' })
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 201])
    }
    const progress = bodyOf(getProgress, await call('GET', `/api/users/${id}/progress`, { cookie }))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(Math.ceil(PAIRS / 2))
    const favorites = bodyOf(getFavorites, await call('GET', `/api/users/${id}/favorites`, { cookie }))
    expect(favorites).toHaveLength(Math.floor(PAIRS / 2))
  })

  test('count all results that one person sends at once, and give a name that many want at once to one of them', async () => {
    const { id, cookie } = await register(itemAt(servers, 0).address, 'many.devices')
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, number) => {
        const body = finishedQuiz('standard', 0, { id: `device${number}`, recordActivity: true })
        return call('POST', '/api/quiz-results', { body, cookie })
      }),
    )
    expect(saved.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const progress = bodyOf(getProgress, await call('GET', `/api/users/${id}/progress`, { cookie }))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(20)

    ranked += 1
    const body = { username: 'wanted.by.all', password: 'first come' }
    const registered = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/api/users', { body })))
    expect(registered.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    const path = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }
    const started = await Promise.all(
      [1, 2].map(() => call('POST', `/api/users/${id}/learning-paths`, { body: path, cookie })),
    )
    expect(started.map(({ status }) => status).sort()).toEqual([200, 201])
  })

  test('keep a question that one person was asked when another, who was asked it too, deletes their account', async () => {
    const person = async (username: string) => ({
      username,
      ...(await register(itemAt(servers, 0).address, username)),
    })
    /** A quiz with a question that is not the catalog's. */
    const quizAbout = (words: string, id: string) => {
      const { questions, ...quiz } = finishedQuiz('mini-bias-assessment', 1, { id, recordActivity: true })
      return { ...quiz, questions: questions.with(0, { ...itemAt(questions, 0), scenario: words }) }
    }
    const save = (server: ServerProcess, { cookie }: { cookie: string }, words: string, id: string) =>
      send('POST', `${server.address}/api/quiz-results`, { body: quizAbout(words, id), cookie })
    const remove = (server: ServerProcess, { id, username, cookie }: Awaited<ReturnType<typeof person>>) =>
      send('DELETE', `${server.address}/api/users/${id}`, { body: { username, password: 'correct horse' }, cookie })
    const expectReadable = async ({ id, cookie }: { id: number; cookie: string }, words: string) => {
      const ofPerson = ['insights', 'review', 'asked-forms', 'export'].map((each) => `/api/users/${id}/${each}`)
      const lists = ['', '?summary=true'].map((query) => `/api/quiz-results/user/${id}${query}`)
      for (const path of [...ofPerson, ...lists, '/api/quiz-results/b'])
        expect((await call('GET', path, { cookie })).status, path).toBe(200)
      const { body } = await call('GET', '/api/quiz-results/b', { cookie })
      expect(body).toHaveProperty('questions.0.scenario', words)
    }

    for (const [first, other] of [
      [0, 0],
      [0, 1],
    ] as const) {
      const words = `Asked of two, in processes ${first} and ${other}`
      const [ada, bob] = [await person(`ada.${first}.${other}`), await person(`bob.${first}.${other}`)]
      for (const id of ['a', 'a2']) expect((await save(itemAt(servers, first), ada, words, id)).status).toBe(201)
      expect((await remove(itemAt(servers, other), ada)).status).toBe(204)
      expect((await save(itemAt(servers, first), bob, words, 'b')).status).toBe(201)
      await expectReadable(bob, words)
    }
    for (let race = 0; race < RACES; race++) {
      const words = `Asked of two, race ${race}`
      const [ada, bob] = [await person(`ada.race.${race}`), await person(`bob.race.${race}`)]
      expect((await save(itemAt(servers, 0), ada, words, 'a')).status).toBe(201)
      const [removed, saved] = await Promise.all([
        remove(itemAt(servers, 1), ada),
        save(itemAt(servers, 0), bob, words, 'b'),
      ])
      expect([removed.status, saved.status]).toEqual([204, 201])
      await expectReadable(bob, words)
    }
  })

  test(`reject a token that was replaced, ${REPLAYS} times of ${REPLAYS}, in every process`, async () => {
    for (let replay = 0; replay < REPLAYS / PROCESSES; replay++) {
      const username = `replay.${replay}`
      const { id, cookie } = await register(itemAt(servers, 0).address, username)
      const credentials = { username, password: 'correct horse' }
      const signIn = await call('POST', '/api/login', { body: credentials, cookie })
      const second = itemAt(String(signIn.headers['set-cookie']).split(';'), 0)
      // The new sign-in ends the one that was presented.
      for (let process = 0; process < PROCESSES; process++)
        expect((await call('GET', '/api/session', { cookie })).status).toBe(401)
      expect((await call('GET', '/api/session', { cookie: second })).status).toBe(200)
      const ending =
        replay % 3 === 0
          ? await call('POST', '/api/logout', { cookie: second })
          : replay % 3 === 1
            ? await call('POST', `/api/users/${id}/password`, {
                body: { currentPassword: 'correct horse', newPassword: 'battery staple' },
                cookie: second,
              })
            : await call('DELETE', `/api/users/${id}`, { body: credentials, cookie: second })
      expect(ending.status).toBe(204)
      for (let process = 0; process < PROCESSES; process++)
        expect([401, 410]).toContain((await call('GET', '/api/session', { cookie: second })).status)
    }
  })

  test(`let exactly ${FREE_GUESSES} of ${GUESSES} guesses at each process through, known name or not`, async () => {
    const restart = async (env: Record<string, string>) => {
      await stopAll()
      servers = await start(env)
    }
    // Whichever tests come after this one send more than the limits let through.
    onTestFinished(() => restart({}), 60_000)
    await restart({ RATE_LIMITS: 'on' })
    await register(itemAt(servers, 0).address, 'guessed.at')
    const outcomes: Record<string, number[]> = {}
    for (const username of ['guessed.at', 'nobody.at.all']) {
      const statuses: number[] = []
      for (let sent = 0; sent < GUESSES * PROCESSES; sent += 40) {
        const guess = () => call('POST', '/api/login', { body: { username, password: 'a wrong guess' } })
        statuses.push(...(await Promise.all(Array.from({ length: 40 }, guess))).map(({ status }) => status))
      }
      outcomes[username] = [401, 429, 503].map((status) => statuses.filter((each) => each === status).length)
    }
    const [through] = outcomes['guessed.at']!
    expect(through).toBe(FREE_GUESSES)
    expect(outcomes['nobody.at.all']).toEqual(outcomes['guessed.at'])
    // The right password has to wait like the wrong ones.
    const right = await call('POST', '/api/login', { body: { username: 'guessed.at', password: 'correct horse' } })
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  })
})
