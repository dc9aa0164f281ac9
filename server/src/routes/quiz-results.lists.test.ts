import { getQuizResult, getQuizResults, SUMMARIES_PAGE } from '@think-twice/contract/quiz-results'
import { itemAt, required } from '@think-twice/core/required'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const MORNING = Date.UTC(2026, 10, 21, 8)

describe.each(DATABASES)('on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  describe('lists of results', () => {
    let eve: Person
    beforeAll(async () => {
      eve = await server.person()
      for (const [index, milliseconds] of [3, 1, 2, 2, 2].entries()) {
        const mode = index === 0 ? 'mini-bias-assessment' : 'standard'
        const given = { id: `r${index}`, timestamp: MORNING + milliseconds }
        await eve.post('/api/quiz-results', finishedQuiz(mode, 2, given))
      }
    })

    test('have complete results, newest first, and by id when they are from the same moment', async () => {
      const results = await listed(eve)
      expect(results.map(({ id }) => id)).toEqual(['r0', 'r4', 'r3', 'r2', 'r1'])
      expect(results[0]).toHaveProperty('questions')
      expect(results[0]).toHaveProperty('biasProfiles')
      expect(results[1]).not.toHaveProperty('biasProfiles')
    })

    test('leave out a given moment and all after it with before=, and continue exactly with beforeId=', async () => {
      expect((await listed(eve, `?before=${MORNING + 3}`)).map(({ id }) => id)).toEqual(['r4', 'r3', 'r2', 'r1'])
      expect((await listed(eve, `?before=${MORNING + 2}`)).map(({ id }) => id)).toEqual(['r1'])
      expect((await listed(eve, `?before=${MORNING + 2}&beforeId=r3`)).map(({ id }) => id)).toEqual(['r2', 'r1'])
    })

    test('leave out questions, answers, and the texts of profiles in a summary', async () => {
      const [first, second] = await listed(eve, '?summary=true')
      const { biasProfiles = [] } = bodyOf(getQuizResult, await eve.get('/api/quiz-results/r0'))
      expect(first).toEqual({
        ...{ id: 'r0', userId: eve.id, mode: 'mini-bias-assessment', score: 83, totalQuestions: 12 },
        ...{ correctAnswers: 10, timestamp: MORNING + 3, timeSpent: 300 },
        biasProfiles: biasProfiles.map(({ name, strength }) => ({ name, strength })),
      })
      expect(second).not.toHaveProperty('biasProfiles')
    })

    test('link to the next page from a full page of summaries, and from no other', async () => {
      const busy = await server.person()
      await busy.post('/api/quiz-results', finishedQuiz('standard', 2, { id: 'copied' }))
      const { tables, run, close } = await openDatabaseRows(server.settings)
      const { columns } = required(
        tables.find(({ name }) => name === 'quizResult'),
        'the table of results',
      )
      const copied = columns.map((column) => (column === 'id' ? sql`'copy-' || number` : sql.ref(column)))
      await run(sql`
        with recursive numbers (number) as
          (select 1 union all select number + 1 from numbers where number < ${sql.lit(SUMMARIES_PAGE)})
        insert into ${sql.table('quizResult')} (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(copied)} from ${sql.table('quizResult')}, numbers where ${sql.ref('userId')} = ${busy.id}`)
      await close()
      const first = await busy.get(`/api/quiz-results/user/${busy.id}?summary=true`)
      expect(first.body).toHaveLength(SUMMARIES_PAGE)
      const next = itemAt(/^<(.+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [], 1)
      const second = await busy.get(next)
      expect(second.body).toHaveLength(1)
      expect(second.body).not.toMatchObject([{ questions: expect.anything() }])
      expect(second.headers).not.toHaveProperty('link')
    })

    test.each(['?before=yesterday', '?before=1&before=2', '?before=-1', '?before=1e5', '?summary=yes', '?after=1'])(
      'refuse %s as a bad request',
      async (query) => {
        expect(outcomeOf(await eve.get(`/api/quiz-results/user/${eve.id}${query}`))).toBe('bad-request')
      },
    )

    test.each(['a%00b', '%F0%9F%99%82', 'x'.repeat(65)])('do not contain the impossible id %s', async (id) => {
      expect(outcomeOf(await eve.get(`/api/quiz-results/${id}`))).toBe('result-not-found')
    })

    test('cannot be reached with dots in place of an id', async () => {
      expect(outcomeOf(await eve.get('/api/quiz-results/..'))).toBe('not-found')
    })

    test('do not reveal somebody else’s result', async () => {
      expect((await eve.get('/api/quiz-results/r0')).status).toBe(200)
      const reply = await (await server.person()).get('/api/quiz-results/r0')
      expect([reply.status, reply.body]).toMatchObject([404, { code: 'result-not-found' }])
    })
  })

  test('asked forms are counted over the learner’s own latest quizzes', async () => {
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
  })

  describe('the entries that a device believes saved', () => {
    let ada: Person
    let eve: Person
    beforeAll(async () => {
      ada = await server.person()
      eve = await server.person()
      await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'quiz-1' }))
      await ada.post(
        `/api/users/${ada.id}/progress`,
        { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true },
        { 'idempotency-key': 'round-1:0' },
      )
    })

    const missing = (person: Person, results: readonly string[], answers: readonly string[]) =>
      person.post(`/api/users/${person.id}/missing`, { results, answers })

    test('are compared with what is stored, separately for results and answers', async () => {
      const { status, body } = await missing(
        ada,
        ['quiz-2', 'quiz-1', 'round-1:0'],
        ['round-1:0', 'round-1:1', 'quiz-1'],
      )
      expect([status, body]).toEqual([200, { results: ['quiz-2', 'round-1:0'], answers: ['round-1:1', 'quiz-1'] }])
    })

    test('are missing if somebody else has them', async () => {
      expect((await missing(eve, ['quiz-1'], ['round-1:0'])).body).toEqual({
        results: ['quiz-1'],
        answers: ['round-1:0'],
      })
    })

    test('may be five hundred of each kind in one call, and no more', async () => {
      const ids = (length: number, letters: number) =>
        Array.from({ length }, (_, index) => String(index).padStart(letters, '0'))
      const { status, body } = await missing(ada, ids(500, 64), ids(500, 80))
      expect([status, body]).toEqual([200, { results: ids(500, 64), answers: ids(500, 80) }])
      expect(outcomeOf(await missing(ada, ids(501, 1), []))).toBe('bad-request')
      expect(outcomeOf(await missing(ada, [], ids(501, 1)))).toBe('bad-request')
    })

    test.each(['', 'a b', 'a/b', '../x', 'x'.repeat(65)])('cannot be a result with the id %j', async (id) => {
      expect(outcomeOf(await missing(ada, [id], []))).toBe('bad-request')
    })

    test.each(['', '<b>', 'x'.repeat(81)])('cannot be an answer with the id %j', async (id) => {
      expect(outcomeOf(await missing(ada, [], [id]))).toBe('bad-request')
    })
  })
})

/** The results of a person as they are listed. */
async function listed(person: Person, query = '') {
  return bodyOf(getQuizResults, await person.get(`/api/quiz-results/user/${person.id}${query}`))
}
