import { brotliDecompressSync } from 'node:zlib'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { itemAt } from '@think-twice/core/required'
import { QUIZ_MODES } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishQuiz } from '../src/learning/finish-quiz.ts'
import { sortedQuestion } from '../src/storage/results/questions.ts'
import { NOON, type Person, startTestApp, type TestApp } from './app.fixture.ts'
import { identifiedQuiz, questionsOf } from './quiz.fixture.ts'

const RESULTS = 1000
/** Compressed bytes a dashboard may load. */
const BUDGET = 60 * 1024

let server: TestApp
let ada: Person
beforeAll(async () => {
  server = await startTestApp('SQLite')
  ada = await server.person()
  await server.services.storage.transaction(async (stores) => {
    for (let index = 0; index < RESULTS; index++) {
      const mode = itemAt(QUIZ_MODES, index % QUIZ_MODES.length)
      const wrong = (index * 7) % slotsOf(mode).length
      const timestamp = NOON - (RESULTS - index) * 4 * 3_600_000 - ((index * 7919) % 3_600_000)
      const timeSpent = 120 + ((index * 37) % 900)
      const quiz = identifiedQuiz(mode, wrong, { timestamp, timeSpent, recordActivity: true })
      await finishQuiz(stores, ada.id, quiz, NOON)
    }
  })
})
afterAll(() => server.stop())

test('a person who was asked more than 32,766 different questions can read everything', async () => {
  const eve = await server.person()
  const question = itemAt(questionsOf('standard'), 0)
  const userAnswers = Array<number>(60).fill(0)
  const counts = { score: 100, totalQuestions: 60, correctAnswers: 60, timeSpent: 1 }
  // The quota allows fewer, but a catalog that changes often could lead to as many.
  await server.services.storage.transaction(async ({ questions, quizResults }) => {
    for (let number = 0; number < 550; number++) {
      const asked = userAnswers.map((_, index) => ({ ...question, scenario: `${number} ${index}` }))
      const sorted = asked.map(sortedQuestion)
      const ids = await questions.store(eve.id, sorted, () => false)
      const result = { id: `r${number}`, mode: 'advanced' as const, questions: asked, userAnswers, timestamp: number }
      const places = sorted.map(({ order }, index) => ({ question: itemAt(ids, index), order }))
      const details = { contentHash: '', recordsActivity: true, day: '2026-11-21', sureness: null }
      await quizResults.add(eve.id, { ...result, ...counts }, places, details)
    }
  })
  for (const path of ['asked-forms', 'insights', 'review']) {
    expect((await eve.get(`/api/users/${eve.id}/${path}`)).status, path).toBe(200)
  }
  for (const query of ['', '?summary=true']) {
    expect((await eve.get(`/api/quiz-results/user/${eve.id}${query}`)).status).toBe(200)
  }
})

test('the dashboard of a person with 1,000 results loads at most 60 KB, compressed', async () => {
  const paths = [
    `/api/quiz-results/user/${ada.id}?summary=true`,
    ...['progress', 'streak', 'favorites', 'insights', 'review', 'achievements', 'learning-paths'].map(
      (each) => `/api/users/${ada.id}/${each}`,
    ),
  ]
  const payloads: Record<string, Buffer> = {}
  for (const url of paths) {
    const headers = { cookie: ada.cookie, 'accept-encoding': 'br' }
    const reply = await server.app.inject({ method: 'GET', url, headers })
    expect(reply.statusCode).toBe(200)
    payloads[url] = reply.rawPayload
  }
  expect(JSON.parse(brotliDecompressSync(payloads[itemAt(paths, 0)]!).toString())).toHaveLength(RESULTS)
  expect(Object.values(payloads).reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(BUDGET)
})
