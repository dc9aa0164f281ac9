import { connect } from 'node:net'
import { deleteClass, getClasses, postClass, type TeachersClass } from '@think-twice/contract/classes'
import type { Endpoint } from '@think-twice/contract/endpoint'
import { ENDPOINTS } from '@think-twice/contract/endpoints'
import { errorReply } from '@think-twice/contract/errors'
import { deleteSeatAnswers, leaveSeat } from '@think-twice/contract/seats'
import { login } from '@think-twice/contract/sign-ins'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cookieOf, PASSWORD, type Person, startTestApp, type TestApp } from './app.fixture.ts'
import { classScenarios, joined, openedClass } from './class.fixture.ts'
import { portOf, testSize } from './environment.ts'
import { FailingStatements } from './failing-statements.ts'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { DATABASES } from './storage.fixture.ts'

/** Requests per route; fewer on the second database, which runs the same handlers. */
const REQUESTS = { SQLite: testSize(20_000, 250), PostgreSQL: testSize(400, 50) } as const
/** Milliseconds until a request counts as hanging: more than a handler may take, whose 503 would also fail the test. */
const HANG = 15_000
const HASHED = ['/api/login', '/api/users']
const QUESTION_FIELDS = [
  ...['id', 'scenario', 'options', 'correctAnswer', 'fallacyType', 'explanation', 'difficulty', 'form', 'kind'],
  ...['rationales', 'other'],
]
/** The calls that end the session they are made with, once carried out. */
const ENDS_SESSION = ['/api/logout', '/api/login', '/api/users', '/api/recover', '/api/users/:id/password']

/** The calls after which the seat is gone, or has a fellow without which the next call would name no class. */
const ENDS_SEAT: readonly Endpoint[] = [deleteClass, leaveSeat, deleteSeatAnswers, postClass]

/** Texts that some layer cannot store or transport. */
const awkward = fc.string({
  unit: fc.constantFrom(...['\0', '\ud800', '\u202e', '%', '/', '\\', '"', "'", '<', 'a', ' ', '🙂', '\n']),
  maxLength: 6,
})

const nasty = fc.oneof(
  awkward,
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 1e308, -0, '', ' ', '1', '__proto__', 'constructor', '\0', '\ud800', 'NaN', [], {}],
    ...["' or 1=1 --", '"; drop table account; --', '<script>alert(1)</script>', '../../etc/passwd', '%00', '🙂'],
    ...[2 ** 53, 2 ** 31, -(2 ** 63), 'x'.repeat(3000), [[[[]]]], { length: 1 }, { $gt: '' }],
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const broken = fc.oneof(
  fc.string(),
  fc.constantFrom('{', '[', '"', '{"a":', 'null', 'true', '\ufeff{}', '{"a":1}{', '{"__proto__":{"a":1}}', '[1,]'),
  fc.constantFrom('{"constructor":{"prototype":{"a":1}}}', '{"username":"a","username":"b"}', `${'['.repeat(2000)}`),
)

describe.each(DATABASES)('random requests to the server on %s', (database) => {
  const statements = new FailingStatements()
  let server: TestApp
  let person: Person
  let opened: TeachersClass
  beforeAll(async () => {
    server = await startTestApp(database, { through: statements.through })
    // The time of hashing is known and not tested here.
    server.services.passwords.hash = async () => '$argon2id$v=19$m=19456,t=2,p=1$fuzz'
    server.services.passwords.verify = async (hash, password) => hash !== null && password === PASSWORD
    person = await server.person()
    await takeSeat()
  })
  afterAll(() => server.stop())

  test.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s answers in its own words, and changes nothing that it refuses',
    async (_, endpoint) => {
      const runs = HASHED.includes(endpoint.path) ? REQUESTS[database] / 2 : REQUESTS[database]
      const seed = Date.now() % 1_000_000
      await fc.assert(
        fc.asyncProperty(requestTo(endpoint), async ({ url, payload, type }) => {
          statements.reset()
          const started = performance.now()
          const reply = await server.app.inject({
            method: endpoint.method,
            url,
            headers: { cookie: person.cookie, ...(payload !== undefined && { 'content-type': type }) },
            ...(payload !== undefined && { payload }),
          })
          expect(performance.now() - started).toBeLessThan(HANG)
          expect(reply.statusCode).toBeLessThan(500)
          // A caller who is refused tests only the access check.
          expect(reply.statusCode !== 401 || endpoint === login).toBe(true)
          if (reply.statusCode < 400) return beginAgain(endpoint)
          expect(z.safeParse(errorReply, reply.json()).success).toBe(true)
          expect(statements.seen.filter((sql) => sql === 'commit')).toEqual([])
        }),
        { numRuns: runs, seed, endOnFailure: true },
      )
    },
  )

  function requestTo({ method, path, body, query }: Endpoint) {
    const valid = { ...validBodyOf(path), ...(path === '/api/quiz-results' && { userId: person?.id }) }
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('1', 'straw-man', 'bias', '%', '..'),
    )
    const url = fc.tuple(text, text, text, text).map(([itemId, itemType, username, search]) => {
      const filled = path
        .replace('/user/:id', `/user/${person.id}`)
        .replace('/users/:id', `/users/${person.id}`)
        .replace(':id', escaped(itemId))
        .replace(':itemId', escaped(itemId))
        .replace(':itemType', escaped(itemType))
        .replace(':username', escaped(username))
        .replace(':classId', opened.id)
        .replace(/:(?:seatId|roundId|code)/, escaped(itemId))
      return query && search !== '' ? `${filled}?before=${escaped(search)}` : filled
    })
    const almost = fc.tuple(fc.constantFrom(...Object.keys(valid), 'other'), nasty).map(([field, value]) => ({
      ...valid,
      [field]: value,
    }))
    const inside = fc.tuple(fc.constantFrom(...QUESTION_FIELDS), nasty).map(([field, value]) => {
      // Some of the valid bodies are quizzes; the others have no questions.
      const { questions: [first, ...others] = [] } = valid as Partial<ReturnType<typeof finishedQuiz>>
      return { ...valid, ...(first && { questions: [{ ...first, [field]: value }, ...others] }) }
    })
    const payloads = fc.oneof(
      { weight: 5, arbitrary: fc.oneof(almost, inside).map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: nasty.map((value) => JSON.stringify(value) ?? '') },
      { weight: 2, arbitrary: broken },
    )
    const types = fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=utf-16', '', 'x'),
      },
    )
    return fc.record({
      url,
      payload: body || method !== 'GET' ? payloads : fc.constant(undefined),
      type: types,
    })
  }

  async function beginAgain(endpoint: Endpoint): Promise<void> {
    if (ENDS_SESSION.includes(endpoint.path)) await signInAgain()
    if (ENDS_SEAT.includes(endpoint)) await takeSeat()
  }

  /** A seat in a class of the person’s own, whose cookie travels with the session’s. */
  async function takeSeat(): Promise<void> {
    for (const { id } of bodyOf(getClasses, await person.get('/api/classes'))) await person.delete(`/api/classes/${id}`)
    opened = await openedClass(person)
    const [session = ''] = person.cookie.split('; seat-')
    const { cookie } = await joined(server, opened.code)
    person = { ...person, cookie: `${session}; ${cookie}` }
  }

  async function signInAgain(): Promise<void> {
    const reply = await server.nobody.post('/api/login', { username: person.username, password: PASSWORD })
    const cookie = cookieOf(reply)
    person = { ...person, ...server.caller(cookie), cookie }
    await takeSeat()
  }
})

describe('bytes that are not HTTP', () => {
  let server: TestApp
  let port: number
  beforeAll(async () => {
    server = await startTestApp('SQLite')
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = portOf(server.app.server)
  })
  afterAll(() => server.stop())

  test.each([
    'GARBAGE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: a\r\nBad Header: b\r\n\r\n',
    `GET /api/health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    'POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    'GET /api/%ZZ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'TRACE /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ])('such as %j are refused, and the server continues', async (text) => {
    const reply = await sendRaw(text)
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(reply).toContain('"code":"')
    expect((await server.nobody.get('/api/health')).status).toBe(200)
  })

  function sendRaw(text: string): Promise<string> {
    return new Promise((settle, fail) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let reply = ''
      socket.setTimeout(HANG, () => fail(new Error(`no answer to ${text.slice(0, 60)}`)))
      socket.on('data', (chunk) => {
        reply += chunk
        if (reply.includes('}')) socket.destroy()
      })
      socket.on('error', () => settle(reply))
      socket.on('close', () => settle(reply))
    })
  }
})

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || '-'
}

function validBodyOf(path: string): Record<string, unknown> {
  switch (path.split('/').at(-1)) {
    case 'login':
    case 'users':
      return { username: 'somebody', password: PASSWORD, rememberMe: true }
    case 'password':
      return { currentPassword: PASSWORD, newPassword: PASSWORD }
    case 'recovery-code':
      return { currentPassword: PASSWORD }
    case 'recover':
      return { username: 'somebody', code: 'K7QM 2XWP 9RTD 4HVC', newPassword: PASSWORD }
    case ':id':
      return { displayName: 'Maya' }
    case 'quiz-results':
      return finishedQuiz('standard', 3, { id: 'fuzzed', timestamp: 1, timeZone: 'UTC', recordActivity: true })
    case 'progress':
      return { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
    case 'streak':
      return { lastActivityDate: 1, timeZone: 'UTC' }
    case 'favorites':
      return { itemId: 'Straw Man', itemType: 'fallacy' }
    case 'classes':
      return { name: 'Period 3', seats: 'anonymous' }
    case 'seats':
      return { code: 'H7K4RW', ownDevice: true, labels: ['Ben'] }
    case 'rounds':
      return { kind: 'live', scenarioIds: classScenarios(4) }
    case ':classId':
      return { isOpen: true }
    case ':roundId':
      return { position: 0, phase: 'vote', expected: 0 }
    case 'answers':
      return { roundId: 'x', position: 0, vote: 1, option: 0, sureness: 'sure', at: 1 }
    case 'learning-paths':
      return { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }
    default:
      return { anything: 1 }
  }
}
