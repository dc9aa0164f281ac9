import { getQuizResults } from '@think-twice/contract/quiz-results'
import { itemAt } from '@think-twice/core/item-at'
import type { Question } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf, type Reply, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('questions that are not the catalogue’s on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  /** This many different questions of almost 4 KB each. */
  const ownQuestions = (name: string, count: number): Question[] =>
    Array.from({ length: count }, (_, index) => ({
      ...itemAt(finishedQuiz().questions, 0),
      ...{ scenario: `${name} ${index} `.padEnd(2700, 'x'), form: 'A', id: `own${index}` },
    }))
  const quizOf = (id: string, questions: Question[]) => ({
    ...{ id, mode: 'advanced', questions, userAnswers: questions.map(({ correctAnswer }) => correctAnswer) },
    ...{ score: 100, totalQuestions: questions.length, correctAnswers: questions.length, timeSpent: 1 },
  })

  test('may have at most 4 KB each', async () => {
    const eve = await server.person()
    const question = itemAt(ownQuestions('large', 1), 0)
    const large = { ...question, explanation: 'y'.repeat(1000) }
    const reply = await eve.post('/api/quiz-results', quizOf('large', [large]))
    expect([reply.status, reply.body]).toMatchObject([413, { code: 'question-too-large' }])
    expect((await eve.post('/api/quiz-results', quizOf('small', [question]))).status).toBe(201)
  })

  test('are refused until the next day after 2 MB, while the catalogue’s are still accepted', async () => {
    const eve = await server.person()
    const replies: Reply[] = []
    for (let number = 0; number < 12; number++) {
      const quiz = quizOf(`own${number}`, ownQuestions(`${eve.id}/${number}`, 60))
      replies.push(await eve.post('/api/quiz-results', quiz))
    }
    expect(replies.map(outcomeOf)).toEqual([...Array(9).fill(201), ...Array(3).fill('no-room-for-questions')])
    for (const { body, headers } of replies.slice(9)) {
      expect(body).toMatchObject({ message: expect.stringContaining('right now') })
      expect(headers).toHaveProperty('retry-after')
    }
    // Questions already stored take no more room.
    const again = quizOf('again', ownQuestions(`${eve.id}/0`, 60))
    expect((await eve.post('/api/quiz-results', again)).status).toBe(201)
    expect((await eve.post('/api/quiz-results', finishedQuiz('advanced', 3, { id: 'ours' }))).status).toBe(201)
  })

  test('end a page when they reach 2 MB, and links lead through all of the pages', async () => {
    const eve = await server.person()
    const questions = ownQuestions('pages', 60)
    for (let number = 0; number < 20; number++) {
      expect((await eve.post('/api/quiz-results', quizOf(`r${number}`, questions))).status).toBe(201)
    }
    const seen: string[] = []
    let path: string | undefined = `/api/quiz-results/user/${eve.id}`
    let pages = 0
    for (; path !== undefined; pages++) {
      const reply = await eve.get(path)
      expect(Buffer.byteLength(JSON.stringify(reply.body))).toBeLessThan(2.5 * 1024 * 1024)
      seen.push(...bodyOf(getQuizResults, reply).map(({ id }) => id))
      path = /^<(.+)>; rel="next"$/.exec(String(reply.headers['link']))?.[1]
    }
    expect(seen).toHaveLength(20)
    expect(new Set(seen).size).toBe(20)
    expect(pages).toBe(2)
  })
})
