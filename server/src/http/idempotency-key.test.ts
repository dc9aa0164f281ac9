import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'

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
