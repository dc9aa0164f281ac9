import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('the account page’s data on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  test('counts what is stored', async () => {
    const { id, username, ...person } = await server.person()
    await person.post('/api/quiz-results', finishedQuiz())
    await person.post('/api/quiz-results', finishedQuiz('mini-bias-assessment', 2))
    const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
    await person.post(`/api/users/${id}/progress`, answer)
    await person.post(`/api/users/${id}/favorites`, { itemId: 'anchoring', itemType: 'bias' })
    const { status, body } = await person.get(`/api/users/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ id, username, createdAt: NOON, displayName: null, recoveryCodeMadeAt: null },
      kept: { results: 2, answers: 25, favorites: 1 },
    })
  })

  test.each([
    ['  Maya   Okafor ', 'Maya Okafor'],
    ['माया 🙂', 'माया 🙂'],
    ['a\u202Eb\nc', 'a b c'],
    [' \t ', null],
  ])('shows the name %j as %j, and the username stays', async (typed, shown) => {
    const { id, username, ...person } = await server.person()
    const reply = await person.put(`/api/users/${id}`, { displayName: typed })
    expect([reply.status, reply.body]).toMatchObject([200, { username, displayName: shown }])
    expect((await person.get(`/api/users/${id}`)).body).toEqual(reply.body)
  })

  test.each(['x'.repeat(81), 7, 'half \ud800', undefined])('refuses %j as a name', async (displayName) => {
    const person = await server.person()
    const reply = await person.put(`/api/users/${person.id}`, { displayName })
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'bad-request', issues: [{ field: 'displayName' }] }])
  })
})
