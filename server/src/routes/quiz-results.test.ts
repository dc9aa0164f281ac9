import { getQuizResult, getQuizResults } from '@think-twice/contract/quiz-results'
import { itemAt } from '@think-twice/core/item-at'
import type { Question } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('saving a result on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    ada = await server.person()
  })

  test('works without an id, and without recording activity', async () => {
    const reply = await ada.post('/api/quiz-results', finishedQuiz('standard', 3, { userId: ada.id }))

    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(String),
      userId: ada.id,
      mode: 'standard',
      score: 75,
      totalQuestions: 12,
      correctAnswers: 9,
      timestamp: NOON,
      timeSpent: 300,
    })
    for (const resource of ['progress', 'achievements']) {
      const { body } = await ada.get(`/api/users/${ada.id}/${resource}`)
      expect(JSON.stringify(body)).not.toMatch(/Straw Man|first-quiz/)
    }
  })

  test('takes its id from the Idempotency-Key where the body has none, with or without quotation marks', async () => {
    const quiz = finishedQuiz('standard', 3)
    const first = await ada.post('/api/quiz-results', quiz, { 'idempotency-key': 'key-1' })
    const again = await ada.post('/api/quiz-results', quiz, { 'idempotency-key': '"key-1"' })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(first.body).toMatchObject({ id: 'key-1' })
    expect(again.body).toEqual(first.body)

    const inBody = await ada.post('/api/quiz-results', { ...quiz, id: 'key-1' })
    expect([inBody.status, inBody.body]).toEqual([200, first.body])

    const own = await ada.post('/api/quiz-results', { ...quiz, id: 'own' }, { 'idempotency-key': 'key-1' })
    expect([own.status, own.body]).toMatchObject([201, { id: 'own' }])
    const tooLong = await ada.post('/api/quiz-results', quiz, { 'idempotency-key': 'x'.repeat(65) })
    expect([outcomeOf(tooLong), tooLong.body]).toMatchObject([
      'bad-request',
      { issues: [{ field: 'idempotency-key' }] },
    ])
  })

  test('preserves every question and answer as they were asked', async () => {
    const quiz = finishedQuiz('advanced', 5, { id: 'whole' })
    quiz.questions = quiz.questions.map(reversed)
    quiz.userAnswers = quiz.userAnswers.map((answer) => 3 - answer)
    quiz.userAnswers[0] = -1
    expect((await ada.post('/api/quiz-results', quiz)).status).toBe(201)

    const { status, body } = await ada.get('/api/quiz-results/whole')

    expect(status).toBe(200)
    const { id, mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = quiz
    const sent = { id, mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent }
    expect(body).toEqual({ ...sent, userId: ada.id, timestamp: NOON })
  })

  test('keeps a question from an older client, outside the catalogue, like any other', async () => {
    const quiz = finishedQuiz('standard', 0, { id: 'older' })
    quiz.questions[0] = {
      id: 'old-7',
      scenario: 'An old\0 one \ud800.',
      options: ['same', 'same', 'other', 'same'],
      correctAnswer: 0,
      fallacyType: 'Nirvana Fallacy',
      explanation: '',
      difficulty: 'easy',
    }
    quiz.userAnswers[0] = 0
    expect((await ada.post('/api/quiz-results', quiz)).status).toBe(201)
    const { questions } = bodyOf(getQuizResult, await ada.get('/api/quiz-results/older'))
    expect(questions[0]).toEqual(quiz.questions[0])
  })

  test.each([
    ['mini-fallacy-assessment', 'straw-man', 'Straw Man'],
    ['mini-fallacy-assessment', 'False Dilemma', 'False Dilemma'],
    ['mini-fallacy-assessment', 'post-hoc', 'False Cause'],
    ['mini-bias-assessment', 'loss-aversion', 'Loss Aversion'],
    ['mini-bias-assessment', 'social-influence', 'Social Influence'],
  ] as const)(
    'reads the profiles of a %s from a label like “%s” as from the concept’s name',
    async (mode, label, name) => {
      const { questions, userAnswers } = finishedQuiz(mode, 1)
      const relabeled = questions.map((question, index) =>
        index === 0 ? { ...question, fallacyType: label } : question,
      )
      const quiz = { ...finishedQuiz(mode, 1, { id: 'relabeled' }), questions: relabeled, userAnswers }
      expect((await ada.post('/api/quiz-results', quiz)).status).toBe(201)

      const whole = bodyOf(getQuizResult, await ada.get('/api/quiz-results/relabeled'))
      const [summary] = bodyOf(getQuizResults, await ada.get(`/api/quiz-results/user/${ada.id}?summary=true`))

      expect(whole.biasProfiles).toMatchObject([{ name, strength: 'low' }])
      expect(summary?.biasProfiles).toEqual([{ name, strength: 'low' }])
      expect(whole.questions[0]?.fallacyType).toBe(label)
    },
  )

  test('reads no profile from a sound argument that was taken for a flawed one', async () => {
    const quiz = finishedQuiz('mini-bias-assessment', 1, { id: 'sound-missed' })
    // Without a scenario that the bank knows, the sender's word counts.
    const { scenarioId: _, form: __, ...question } = itemAt(quiz.questions, 0)
    const questions = quiz.questions.with(0, { ...question, kind: 'sound' })
    expect((await ada.post('/api/quiz-results', { ...quiz, questions })).status).toBe(201)
    expect(bodyOf(getQuizResult, await ada.get('/api/quiz-results/sound-missed')).biasProfiles).toEqual([])
  })

  test('computes the profiles of an assessment, whatever profiles were sent', async () => {
    const forged = { name: 'Genius', description: '', strength: 'high', fallacyTypes: [], recommendations: [] }
    const quiz = finishedQuiz('mini-bias-assessment', 2, { id: 'assessed', biasProfiles: [forged] })
    expect((await ada.post('/api/quiz-results', quiz)).status).toBe(201)

    const { biasProfiles = [] } = bodyOf(getQuizResult, await ada.get('/api/quiz-results/assessed'))

    expect(biasProfiles.map(({ name }) => name)).toContain('Confirmation Bias')
    expect(biasProfiles.map(({ name }) => name)).not.toContain('Genius')
    expect(itemAt(biasProfiles, 0).recommendations).toHaveLength(3)
  })

  test('replaces a time ahead of the clock by now, and keeps an earlier time', async () => {
    const early = await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { timestamp: 1000 }))
    expect(early.body).toMatchObject({ timestamp: 1000 })
    const late = await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { timestamp: NOON + 1 }))
    expect(late.body).toMatchObject({ timestamp: NOON })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['a score that does not follow', { score: 99 }, 'score'],
    ['a count of right answers that does not follow', { correctAnswers: 11 }, 'correctAnswers'],
    ['a total that does not follow', { totalQuestions: 13 }, 'totalQuestions'],
    ['fewer answers than questions', { userAnswers: [0] }, 'userAnswers'],
    ['a sureness about fewer questions', { sureness: ['sure'] }, 'sureness'],
    ['an answer that is no option', { userAnswers: [4, ...Array(11).fill(-1)] }, 'userAnswers'],
  ])('is refused for %s, and the field is named', async (_, given, field) => {
    const reply = await ada.post('/api/quiz-results', finishedQuiz('standard', 0, given))
    expect(reply.status).toBe(422)
    expect(reply.body).toMatchObject({ code: 'result-contradicts-itself', issues: [{ field }] })
  })

  test.each<[string, string, Record<string, unknown>]>([
    ['unknown-mode', 'an unknown mode', { mode: 'speed-run' }],
    ['bad-request', 'a mode that is no text', { mode: 7 }],
    ['bad-request', 'half an answer', { userAnswers: [1.5] }],
    ['bad-request', 'no questions', { questions: [] }],
    ['bad-request', 'a field nobody knows', { points: 5000 }],
    ['bad-request', 'an id with markup', { id: '<b>' }],
    ['bad-request', 'a negative time', { timeSpent: -1 }],
    ['not-yours', 'somebody else’s id', { userId: 1 }],
    ['body-too-large', 'far too much of it', { id: 'x'.repeat(300_000) }],
  ])('is refused as %s for %s', async (code, _, given) => {
    const reply = await ada.post('/api/quiz-results', finishedQuiz('standard', 0, given))
    expect(outcomeOf(reply)).toBe(code)
    expect(reply.body).toMatchObject({ message: expect.any(String) })
  })
})

function reversed(question: Question): Question {
  const { options, rationales, correctAnswer } = question
  return {
    ...question,
    options: [...options].reverse(),
    correctAnswer: 3 - correctAnswer,
    ...(rationales && { rationales: [...rationales].reverse() }),
  }
}
