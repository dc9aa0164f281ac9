import { expect, expectTypeOf, test } from 'vitest'
import { getUsername, register } from './accounts.ts'
import { ACCESS_RULES, IDEMPOTENCY_KEY, METHODS, type ParamName, type Reply, refusalsOf } from './endpoint.ts'
import { ENDPOINTS, TOPICS } from './endpoints.ts'
import { postFavorite } from './learning.ts'
import { getQuizResults, postQuizResult } from './quiz-results.ts'
import { getHealth } from './service.ts'
import { getSession } from './sign-ins.ts'

test.each(['one', 'a.b:c-d_e', 'x'.repeat(80), crypto.randomUUID()])(
  'the text %j may be the key of a delivery',
  (key) => {
    expect(IDEMPOTENCY_KEY.test(key)).toBe(true)
  },
)

test.each(['', 'a b', 'a\nb', 'x'.repeat(81), 'ключ', '<b>'])('the text %j may not be the key of a delivery', (key) => {
  expect(IDEMPOTENCY_KEY.test(key)).toBe(false)
})

test('the type of a path’s parameters is known from the path', () => {
  expectTypeOf<ParamName<'/api/users/:id/favorites/:itemId/:itemType'>>().toEqualTypeOf<'id' | 'itemId' | 'itemType'>()
  expectTypeOf<ParamName<'/api/health'>>().toEqualTypeOf<never>()
})

test('the type of a reply is the type that the contract declares for its successes', () => {
  expect(Object.keys(postQuizResult.replies)).toEqual(['200', '201'])
  expectTypeOf<Reply<typeof postQuizResult>>().toHaveProperty('score')
})

test('no two calls have the same method and path, or the same name', () => {
  const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
  const names = Object.values(TOPICS).flatMap((topic) => Object.keys(topic))
  expect(new Set(names).size).toBe(names.length)
})

test.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'the call %s says who may call it, what it does, and what it answers',
  (_, { method, path, access, summary, body, replies }) => {
    expect(ACCESS_RULES).toContain(access)
    expect(METHODS).toContain(method)
    expect(path).toMatch(/^\/api(\/:?[a-zA-Z.-]+)+$/)
    expect(summary).toMatch(/^[A-Z].*\.$/)
    for (const status of Object.keys(replies)) expect(Number(status)).toBeLessThan(300)
    if (method === 'GET') expect(body).toBe(undefined)
  },
)

const ALWAYS = ['request-timeout', 'headers-too-large', 'internal-error', 'unavailable']
const WRITTEN = ['bad-request', 'cross-site', 'body-too-large', 'not-json']

test.each([
  ['a public read', getHealth, ALWAYS],
  ['a call that needs a session', getSession, [...ALWAYS, 'not-signed-in', 'account-deleted']],
  [
    'a public read with a parameter',
    getUsername,
    [...ALWAYS, 'bad-request', 'username-not-allowed', 'username-free', 'too-many-attempts'],
  ],
  [
    'a large read of one person',
    getQuizResults,
    [...ALWAYS, 'bad-request', 'not-signed-in', 'account-deleted', 'not-yours', 'too-many-attempts'],
  ],
  [
    'a write of one person',
    postFavorite,
    [
      ...[...ALWAYS, ...WRITTEN, 'not-signed-in', 'account-deleted', 'not-yours'],
      ...['demo-is-read-only', 'too-many-attempts', 'unknown-item-type'],
    ],
  ],
])('%s can be refused for exactly the listed reasons', (_, endpoint, codes) => {
  expect(refusalsOf(endpoint)).toEqual(codes)
})

test('a call’s own refusal takes the place of the general one', () => {
  expect(refusalsOf(register)).toContain('registration-malformed')
  expect(refusalsOf(register)).not.toContain('bad-request')
  expect(refusalsOf(postQuizResult)).toContain('result-not-saved')
  expect(refusalsOf(postQuizResult)).not.toContain('unavailable')
})

test('a public write is not counted against a person’s hourly limit', () => {
  expect(refusalsOf({ ...register, ownRefusals: [] })).not.toContain('too-many-registrations')
})
