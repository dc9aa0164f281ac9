import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('asked forms on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  test('are counted over the learner’s own latest quizzes', async () => {
    const person = await server.person()
    const quiz = (id: string, form: 'A' | 'B') => {
      const { questions, ...rest } = finishedQuiz('standard', 0, { id })
      return { ...rest, questions: questions.map((question) => ({ ...question, form })) }
    }
    for (const body of [quiz('one', 'A'), quiz('two', 'A'), quiz('three', 'B')]) {
      expect((await person.post('/api/quiz-results', body)).status).toBe(201)
    }

    const { body } = await person.get(`/api/users/${person.id}/asked-forms`)

    expect(body).toHaveLength(24)
    expect(body).toContainEqual({ slot: 'q1', form: 'A', times: 2 })
    expect(body).toContainEqual({ slot: 'q12', form: 'B', times: 1 })
    expect(outcomeOf(await (await server.person()).get(`/api/users/${person.id}/asked-forms`))).toBe('not-yours')
  })
})
