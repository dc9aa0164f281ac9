import { endpoint } from '@think-twice/contract/endpoint'
import { refusedAs } from '@think-twice/contract/errors'
import { getFavorites, postFavorite } from '@think-twice/contract/learning'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { checkAgainstSchemas } from './check-request.ts'
import { handleErrors } from './errors.ts'
import { methodsAt, reply, type Served, serve } from './serve.ts'

const kind = z.enum(['bias', 'fallacy'], { error: refusedAs('unknown-item-type') })

const double = endpoint({
  method: 'POST',
  path: '/api/double/:name',
  access: 'public',
  summary: 'Doubles a number.',
  takesIdempotencyKey: true,
  params: z.object({ name: z.string().check(z.maxLength(5)) }),
  query: z.strictObject({ twice: z.exactOptional(z.literal('true')) }),
  body: z.strictObject({ number: z.int(), one: z.exactOptional(kind), other: z.exactOptional(kind) }),
  replies: { 200: z.strictObject({ name: z.string(), number: z.int(), key: z.nullable(z.string()) }), 204: null },
})

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
  handleErrors(app)
  checkAgainstSchemas(app)
})
afterEach(() => app.close())

const doubling = serve(double, async ({ params, query, body, idempotencyKey = null }) => {
  const number = body.number * (query.twice ? 4 : 2)
  if (number === 0) return reply(204, undefined, { 'x-nothing': 'yes' })
  return reply(200, { name: params.name, number, key: idempotencyKey })
})

async function call({ mount }: Served, url: string, payload?: object, headers: Record<string, string> = {}) {
  mount(app)
  return app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
}

test.each(['once', '"once"'])(
  'a handler receives the checked input with the key %s, and its reply is sent',
  async (key) => {
    const sent = await call(doubling, '/api/double/ada?twice=true', { number: 3 }, { 'idempotency-key': key })
    expect([sent.statusCode, sent.json()]).toEqual([200, { name: 'ada', number: 12, key: 'once' }])
    expect(sent.headers['content-type']).toBe('application/json; charset=utf-8')
  },
)

test('a reply whose status has no body is sent without one, but with its headers', async () => {
  const sent = await call(doubling, '/api/double/ada', { number: 0 })
  expect([sent.statusCode, sent.body, sent.headers['x-nothing']]).toEqual([204, '', 'yes'])
})

test.each([
  ['path', '/api/double/margaret', { number: 1 }, {}, 'name'],
  ['query', '/api/double/ada?thrice=true', { number: 1 }, {}, 'thrice'],
  ['repeated query key', '/api/double/ada?twice=true&twice=true', { number: 1 }, {}, 'twice'],
  ['body', '/api/double/ada', { number: '1' }, {}, 'number'],
  ['body that is a list', '/api/double/ada', [1], {}, ''],
  ['key', '/api/double/ada', { number: 1 }, { 'idempotency-key': 'a b' }, 'idempotency-key'],
] as const)(
  'a %s that breaks the contract is refused, and the field is named',
  async (_, url, body, headers, field) => {
    const sent = await call(doubling, url, body, headers)
    expect([sent.statusCode, sent.json()]).toMatchObject([400, { code: 'bad-request', issues: [{ field }] }])
  },
)

test('problems that share an error code are refused with it, each with its field and message', async () => {
  const sent = await call(doubling, '/api/double/ada', { number: 1, one: 'sophism', other: 'myth' })
  expect([sent.statusCode, sent.json()]).toMatchObject([
    422,
    {
      code: 'unknown-item-type',
      message: 'There is no such type of item.',
      issues: [
        { field: 'one', message: 'There is no such type of item.' },
        { field: 'other', message: 'There is no such type of item.' },
      ],
    },
  ])
})

test('problems with different error codes make it a bad request', async () => {
  const sent = await call(doubling, '/api/double/ada', { number: 'seven', one: 'sophism' })
  expect(sent.json()).toMatchObject({ code: 'bad-request', issues: [{ field: 'number' }, { field: 'one' }] })
})

test('an unknown field is named in the refusal, and no value that was sent is repeated', async () => {
  const sent = await call(doubling, '/api/double/ada', { number: 1, isAdmin: 'canary' })
  expect(sent.json()).toMatchObject({ issues: [{ field: 'isAdmin', message: 'This field is not known.' }] })
  expect(sent.body).not.toContain('canary')
})

test('at most ten problems are listed, and long field names are shortened', async () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`x${index}`.repeat(100), 1]))
  const { issues } = (await call(doubling, '/api/double/ada', { number: 1, ...many })).json()
  expect(issues).toHaveLength(10)
  expect(Math.max(...issues.map(({ field }: { field: string }) => field.length))).toBe(100)
})

test('a reply that breaks the contract is a bug and is not sent', async () => {
  const wrong = serve(getFavorites, async () =>
    // The cast hides the unknown field from the compiler.
    reply(200, [
      { itemId: 'straw-man', itemType: 'fallacy', secret: 'canary' } as { itemId: string; itemType: 'fallacy' },
    ]),
  )
  const sent = await call(wrong, '/api/users/7/favorites')
  expect([sent.statusCode, sent.json().code]).toEqual([500, 'internal-error'])
  expect(sent.body).not.toContain('canary')
})

test('a path allows the methods of all calls at it, whatever its parameters are named', () => {
  const calls = [getFavorites, postFavorite, double]
  expect(methodsAt(calls, '/api/users/7/favorites')).toEqual(['GET', 'POST'])
  expect(methodsAt(calls, '/api/users/7/favorites/more')).toEqual([])
  expect(methodsAt(calls, '/api/double/ada')).toEqual(['POST'])
})

const KEY = 'entry-1:day'
const HEADER = { 'idempotency-key': KEY }

describe('the idempotency key of a call', () => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp('SQLite')
  })
  beforeEach(async () => {
    ada = await server.person()
  })
  afterAll(() => server.stop())

  const save = (wrong = 0) => ada.post('/api/quiz-results', finishedQuiz('standard', wrong, { id: 'one' }), HEADER)
  const streak = () => `/api/users/${ada.id}/streak`

  test.each([
    ['a saved result', 201, () => save()],
    ['a repeated one', 200, () => save().then(() => save())],
    ['a day', 200, () => ada.put(streak(), { lastActivityDate: 1 }, HEADER)],
    ['a logout', 204, () => server.nobody.post('/api/logout', undefined, HEADER)],
    ['a bad request', 'bad-request', () => ada.put(streak(), {}, HEADER)],
    ['nobody’s call', 'not-signed-in', () => server.nobody.put(streak(), { lastActivityDate: 1 }, HEADER)],
    ['somebody else’s', 'not-yours', () => ada.put('/api/users/999/streak', { lastActivityDate: 1 }, HEADER)],
    ['an unknown address', 'not-found', () => ada.get('/api/nowhere', HEADER)],
    ['a contradiction', 'result-differs', () => save().then(() => save(1))],
    ['too large a body', 'body-too-large', () => ada.put(streak(), { timeZone: 'x'.repeat(5000) }, HEADER)],
  ])('is repeated in the reply to %s', async (_, outcome, call) => {
    const reply = await call()
    expect([outcomeOf(reply), reply.headers['idempotency-key']]).toEqual([outcome, KEY])
  })

  test.each(['a b', '"quoted"', 'a/b=c', 'x'.repeat(200)])('is repeated as it came: %s', async (key) => {
    const reply = await ada.get('/api/session', { 'idempotency-key': key })
    expect(reply.headers['idempotency-key']).toBe(key)
  })

  test('is not in the reply if it was not sent', async () => {
    expect((await ada.get('/api/session')).headers).not.toHaveProperty('idempotency-key')
  })
})
