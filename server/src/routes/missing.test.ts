import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('the entries that a device believes saved, on %s', (database) => {
  let server: TestApp
  let ada: Person
  let eve: Person
  beforeAll(async () => {
    server = await startTestApp(database)
    ada = await server.person()
    eve = await server.person()
    await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'quiz-1' }))
    await ada.post(
      `/api/users/${ada.id}/progress`,
      { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true },
      { 'idempotency-key': 'round-1:0' },
    )
  })
  afterAll(() => server.stop())

  const missing = (person: Person, results: readonly string[], answers: readonly string[]) =>
    person.post(`/api/users/${person.id}/missing`, { results, answers })

  test('are compared with what is stored, separately for results and answers', async () => {
    const { status, body } = await missing(ada, ['quiz-2', 'quiz-1', 'round-1:0'], ['round-1:0', 'round-1:1', 'quiz-1'])
    expect([status, body]).toEqual([200, { results: ['quiz-2', 'round-1:0'], answers: ['round-1:1', 'quiz-1'] }])
  })

  test('include nothing missing when none are sent', async () => {
    expect((await missing(ada, [], [])).body).toEqual({ results: [], answers: [] })
  })

  test('are missing if somebody else has them, and nobody can ask on behalf of another person', async () => {
    expect((await missing(eve, ['quiz-1'], ['round-1:0'])).body).toEqual({
      results: ['quiz-1'],
      answers: ['round-1:0'],
    })
    expect(outcomeOf(await eve.post(`/api/users/${ada.id}/missing`, { results: [], answers: [] }))).toBe('not-yours')
  })

  test('may be five hundred of each kind in one call, and no more', async () => {
    const ids = (length: number, letters: number) =>
      Array.from({ length }, (_, index) => String(index).padStart(letters, '0'))
    const { status, body } = await missing(ada, ids(500, 64), ids(500, 80))
    expect([status, body]).toEqual([200, { results: ids(500, 64), answers: ids(500, 80) }])
    expect(outcomeOf(await missing(ada, ids(501, 1), []))).toBe('bad-request')
    expect(outcomeOf(await missing(ada, ['an id with spaces'], []))).toBe('bad-request')
  })
})
