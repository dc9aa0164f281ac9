import { getInsights } from '@think-twice/contract/practice'
import { getProgress } from '@think-twice/contract/progress'
import { getQuizResults, postQuizResult } from '@think-twice/contract/quiz-results'
import { BANK } from '@think-twice/core/content/bank'
import { itemAt } from '@think-twice/core/item-at'
import { questionOf } from '@think-twice/core/publishing/published-question'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { resultCountsOf } from '@think-twice/core/quiz/result-counts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('saving a result with recordActivity on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    ada = await server.person()
  })

  test('replies with the changed records, the streak, achievements earned, and paths that advanced', async () => {
    await ada.post(`/api/users/${ada.id}/learning-paths`, {
      pathType: 'beginner',
      totalSteps: 3,
      currentStep: 0,
      completedSteps: [],
    })
    const sent = { id: 'first', timestamp: NOON, timeZone: 'Europe/Berlin', recordActivity: true }

    const reply = await ada.post('/api/quiz-results', finishedQuiz('standard', 1, sent))

    expect(reply.status).toBe(201)
    const body = bodyOf(postQuizResult, reply)
    expect(body.progress).toHaveLength(12)
    expect(body.progress?.slice(0, 2)).toEqual([
      { ...record('Straw Man'), masteryLevel: 40, timesCorrect: 0, lastCorrect: false },
      { ...record('False Cause'), masteryLevel: 70, timesCorrect: 1, lastCorrect: true },
    ])
    expect(body).toMatchObject({
      streak: { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON - 300_000 },
      achievements: [{ achievementId: 'first-quiz', earnedAt: NOON }],
      learningPaths: [{ pathType: 'beginner', currentStep: 2, completedSteps: [0, 1], completedAt: null }],
    })
    expect((await ada.get(`/api/users/${ada.id}/streak`)).body).toMatchObject(body.streak!)
    expect((await ada.get(`/api/users/${ada.id}/learning-paths`)).body).toEqual(body.learningPaths)
  })

  test('changes nothing under the same id again, and gives the same reply, even a day later', async () => {
    const sent = { id: 'twice', timestamp: NOON, recordActivity: true }
    const first = await ada.post('/api/quiz-results', finishedQuiz('advanced', 7, sent))
    await ada.post('/api/quiz-results', finishedQuiz('advanced', 3, { id: 'between', recordActivity: true }))
    const before = await everythingOf(ada)
    server.clock.time = NOON + 23 * 3_600_000

    const again = await ada.post('/api/quiz-results', finishedQuiz('advanced', 7, sent))

    server.clock.time = NOON
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(await everythingOf(ada)).toEqual(before)
  })

  test('counts no concept as met for a sound item, and gives the same reply again', async () => {
    await ada.post(`/api/users/${ada.id}/learning-paths`, {
      pathType: 'beginner',
      totalSteps: 3,
      currentStep: 0,
      completedSteps: [],
    })
    const sound = BANK.flatMap(({ concept, scenarios }) =>
      scenarios
        .filter(({ kind }) => kind === 'sound')
        .slice(0, 1)
        .map((scenario) => questionOf(scenario, scenario.id, concept)),
    ).slice(0, 7)
    const userAnswers = sound.map(({ correctAnswer }) => correctAnswer)
    const counts = resultCountsOf(sound, userAnswers)
    const sent = { mode: 'standard', questions: sentQuestions(sound), userAnswers, ...counts, timeSpent: 60 }
    const quiz = { ...sent, id: 'sound', timestamp: NOON, recordActivity: true }

    const first = await ada.post('/api/quiz-results', quiz)
    const again = await ada.post('/api/quiz-results', quiz)

    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({ progress: [], learningPaths: [] })
    expect((await ada.get(`/api/users/${ada.id}/progress`)).body).toEqual([])
    expect(bodyOf(getInsights, await ada.get(`/api/users/${ada.id}/insights`)).eye.counts).toMatchObject({ sound: 7 })
    expect((await ada.get(`/api/users/${ada.id}/review`)).body).toEqual({ due: [], next: null })
  })

  test('treats fields in another order as the same content', async () => {
    const quiz = finishedQuiz('standard', 0, { id: 'order' })
    const backwards = Object.fromEntries(Object.entries(quiz).reverse())
    expect((await ada.post('/api/quiz-results', quiz)).status).toBe(201)
    expect((await ada.post('/api/quiz-results', backwards)).status).toBe(200)
  })

  test('refuses other content under the same id, and changes nothing', async () => {
    await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'mine' }))
    const before = await everythingOf(ada)
    const reply = await ada.post('/api/quiz-results', finishedQuiz('standard', 1, { id: 'mine' }))
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'result-differs' }])
    expect(await everythingOf(ada)).toEqual(before)
  })

  test('counts a result once when it is sent ten times at once, with ten equal replies', async () => {
    const eve = await server.person()
    const quiz = finishedQuiz('standard', 2, { id: 'at-once', timestamp: NOON, recordActivity: true })

    const replies = await Promise.all(Array.from({ length: 10 }, () => eve.post('/api/quiz-results', quiz)))

    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    for (const { body } of replies) expect(body).toEqual(itemAt(replies, 0).body)
    const results = bodyOf(getQuizResults, await eve.get(`/api/quiz-results/user/${eve.id}`))
    expect(results).toHaveLength(1)
    const progress = bodyOf(getProgress, await eve.get(`/api/users/${eve.id}/progress`))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(1)
  })

  test('counts each of several results that one person sends at once', async () => {
    const eve = await server.person()
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        eve.post('/api/quiz-results', finishedQuiz('standard', 0, { id: `r${index}`, recordActivity: true })),
      ),
    )
    const progress = bodyOf(getProgress, await eve.get(`/api/users/${eve.id}/progress`))
    for (const { timesEncountered } of progress) expect(timesEncountered).toBe(10)
  })

  test('treats the same id from two people as two results', async () => {
    const [one, other] = [await server.person(), await server.person()]
    expect((await one.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'same' }))).status).toBe(201)
    expect((await other.post('/api/quiz-results', finishedQuiz('standard', 1, { id: 'same' }))).status).toBe(201)
  })

  test('records a bias in the Advanced Quiz as a bias, and an unknown label by its mode', async () => {
    const eve = await server.person()
    const quiz = finishedQuiz('bias-assessment', 0, { recordActivity: true })
    quiz.questions[0] = { ...itemAt(quiz.questions, 0), fallacyType: '  Zebra Bias  ' }
    quiz.questions[1] = { ...itemAt(quiz.questions, 1), fallacyType: 'strawman' }
    await eve.post('/api/quiz-results', quiz)
    const { body } = await eve.get(`/api/users/${eve.id}/progress`)
    expect(body).toContainEqual(expect.objectContaining({ itemId: 'Zebra Bias', categoryType: 'cognitive-biases' }))
    expect(body).toContainEqual(expect.objectContaining({ itemId: 'Straw Man', categoryType: 'logical-fallacies' }))
  })
})

async function everythingOf(person: Person) {
  const paths = ['progress', 'streak', 'achievements', 'learning-paths', 'favorites'].map(
    (resource) => `/api/users/${person.id}/${resource}`,
  )
  const replies = await Promise.all([...paths, `/api/quiz-results/user/${person.id}`].map((path) => person.get(path)))
  return replies.map(({ body }) => body)
}

function record(itemId: string) {
  return { itemId, categoryType: 'logical-fallacies', timesEncountered: 1, lastEncountered: NOON }
}
