import type { Endpoint } from '@think-twice/contract/endpoint'
import { ENDPOINTS } from '@think-twice/contract/endpoints'
import { ERRORS, type ErrorCode } from '@think-twice/contract/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Caller,
  cookieOf,
  outcomeOf,
  PASSWORD,
  type Person,
  type Reply,
  startTestApp,
  type TestApp,
} from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { allRoutes } from '../routes/routes.ts'

const DEMO = 1
/** Replies to callers who were let in: done, malformed, meaningless, or not found. */
const LET_IN = [200, 201, 204, 400, 404, 422]

/** Looks like an owner's path but belongs to nobody. */
const NOT_QUITE = ['0', '01', '1e0', '+1', '-1', '%2B1', '1%00', '1.0', '%31%20', 'me', '999999999', 'undefined']

describe.each(DATABASES)('who may do what on %s', (database) => {
  let server: TestApp
  let owner: Person
  let stranger: Person
  let callers: Record<'nobody' | 'owner' | 'stranger' | 'holder of a dead token' | 'holder of a made-up token', Caller>
  beforeAll(async () => {
    server = await startTestApp(database)
    owner = await server.person()
    stranger = await server.person()
    const gone = await server.person()
    await gone.post('/api/logout')
    callers = {
      nobody: server.nobody,
      owner,
      stranger,
      'holder of a dead token': gone,
      'holder of a made-up token': server.caller(`sid=${owner.id}.${'x'.repeat(43)}`),
    }
  })
  afterAll(() => server.stop())

  test('every route that the server answers is in the contract, with its own rule', () => {
    const registered: string[] = []
    for (const { endpoint, mount } of allRoutes(server.services, () => ({ openapi: '3.1.0' }))) {
      // A stand-in that notes where a route is; mounting needs nothing else from an application.
      mount({
        route: ({ method, url }: { method: string; url: string }) => registered.push(`${method} ${url}`),
      } as never)
      expect(['public', 'session', 'owner', 'private', 'seat']).toContain(endpoint.access)
    }
    const promised = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    expect(registered.sort()).toEqual(promised.sort())
  })

  test('exactly the listed calls are open to everybody, or to everybody with a session', () => {
    const callsOf = (rule: string) =>
      ENDPOINTS.filter(({ access }) => access === rule).map(({ method, path }) => `${method} ${path}`)
    expect(callsOf('public')).toEqual([
      'GET /api/health',
      'GET /api/openapi.json',
      'POST /api/login',
      'POST /api/logout',
      'POST /api/users',
      'GET /api/users/username/:username',
      'POST /api/recover',
      'POST /api/today',
      'GET /api/join/:code',
      'POST /api/seats',
    ])
    expect(callsOf('private')).toEqual([
      'GET /api/users/:id',
      'PUT /api/users/:id',
      'DELETE /api/users/:id',
      'POST /api/users/:id/password',
      'POST /api/users/:id/recovery-code',
      'GET /api/users/:id/sessions',
      'DELETE /api/users/:id/sessions/:signIn',
      'DELETE /api/users/:id/sessions',
      'GET /api/users/:id/export',
      'POST /api/users/:id/missing',
    ])
    expect(callsOf('session')).toEqual([
      'GET /api/session',
      'PUT /api/session',
      'POST /api/quiz-results',
      'GET /api/quiz-results/:id',
      'POST /api/classes',
      'GET /api/classes',
      'GET /api/classes/:classId',
      'PATCH /api/classes/:classId',
      'DELETE /api/classes/:classId',
      'POST /api/classes/:classId/seats',
      'POST /api/classes/:classId/seats/:seatId/code',
      'DELETE /api/classes/:classId/seats/:seatId',
      'POST /api/classes/:classId/rounds',
      'GET /api/classes/:classId/rounds/:roundId',
      'PATCH /api/classes/:classId/rounds/:roundId',
      'GET /api/classes/:classId/report',
    ])
    expect(callsOf('seat')).toEqual([
      'GET /api/seat',
      'GET /api/seat/rounds/:roundId',
      'POST /api/seat/answers',
      'DELETE /api/seat',
      'DELETE /api/seat/answers',
    ])
  })

  test('a path that belongs to an owner names the owner :id, so that access can be checked', () => {
    for (const { access, path } of ENDPOINTS) {
      expect(path.split('/').includes(':id') && path.includes('user')).toBe(access === 'owner' || access === 'private')
    }
  })

  describe.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    (_, endpoint) => {
      test.each(['nobody', 'owner', 'stranger', 'holder of a dead token', 'holder of a made-up token'] as const)(
        'as %s, called for an owner’s own record',
        async (role) => {
          const reply = await call(callers[role], endpoint, owner.id)
          expect(reply).toMatchObject(expectedReply(endpoint, role))
          // Signing out ended the sign-in.
          if (endpoint.path === '/api/logout') await signInAgain()
        },
      )

      if (endpoint.access === 'owner' || endpoint.access === 'private') {
        test.each(['nobody', 'owner', 'holder of a dead token'] as const)(
          'as %s, called for the demo user’s record',
          async (role) => {
            expect(outcomeOf(await call(callers[role], endpoint, DEMO))).toBe(outcomeOnDemo(endpoint, role))
          },
        )

        test.each(NOT_QUITE)('as the owner, called for %s, which belongs to nobody', async (id) => {
          expect(outcomeOf(await call(owner, endpoint, id))).toBe('not-yours')
        })
      }
    },
  )

  test('a call refused for lack of access has changed nothing', async () => {
    for (const resource of ['progress', 'streak', 'achievements', 'favorites', 'learning-paths']) {
      const { body } = await server.nobody.get(`/api/users/${DEMO}/${resource}`)
      expect(body).toEqual(resource === 'streak' ? expect.objectContaining({ longestStreak: 0 }) : [])
    }
  })

  async function signInAgain() {
    owner = { ...(await reopened(owner)) }
    stranger = { ...(await reopened(stranger)) }
    callers = { ...callers, owner, stranger }
  }

  async function reopened(person: Person): Promise<Person> {
    const reply = await server.nobody.post('/api/login', { username: person.username, password: PASSWORD })
    const cookie = cookieOf(reply)
    return { ...person, ...server.caller(cookie), cookie }
  }
})

describe('where a call comes from', () => {
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
    ['another port that says it is ours', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' }],
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
})

function expectedReply({ access, path }: Endpoint, role: string): Partial<Reply> {
  const letIn = { status: expect.toBeOneOf(LET_IN) }
  const refused = (code: ErrorCode) => ({ status: ERRORS[code].status, body: { code } })
  if (access === 'public') return path === '/api/login' ? refused('login-malformed') : letIn
  if (access === 'seat') return refused('no-seat')
  if (role === 'owner') return letIn
  if (role === 'stranger') return access === 'session' ? letIn : refused('not-yours')
  return refused('not-signed-in')
}

/** Everybody may read what the demo user owns, except what belongs to the account itself; nobody may write. */
function outcomeOnDemo({ method, access }: Endpoint, role: string): ErrorCode | number {
  if (method !== 'GET') return 'demo-is-read-only'
  if (access === 'owner') return 200
  return role === 'owner' ? 'not-yours' : 'not-signed-in'
}

function call(caller: Caller, { method, path }: Endpoint, id: number | string) {
  const url = path
    .replace(':itemId', 'straw-man')
    .replace(':itemType', 'fallacy')
    .replace(':username', 'somebody.else')
    .replace(':id', String(id))
  if (method === 'GET') return caller.get(url)
  if (method === 'DELETE') return caller.delete(url)
  // No schema accepts an empty object, so a caller who is let in gets a bad request and nobody else does.
  if (method === 'PATCH') return caller.patch(url, {})
  return method === 'POST' ? caller.post(url, {}) : caller.put(url, {})
}
