import { brotliDecompressSync } from 'node:zlib'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { QUIZ_MODES } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from './app.fixture.ts'
import { finishedQuiz } from './quiz.fixture.ts'

const RESULTS = 1000
/** What a dashboard may fetch, compressed: bytes. */
const BUDGET = 60 * 1024

let server: TestApp
let ada: Person
beforeAll(async () => {
  server = await startTestApp('SQLite')
  ada = await server.person()
  for (let index = 0; index < RESULTS; index++) {
    const mode = QUIZ_MODES[index % QUIZ_MODES.length]!
    const wrong = (index * 7) % slotsOf(mode).length
    const at = NOON - (RESULTS - index) * 4 * 3_600_000 - ((index * 7919) % 3_600_000)
    const quiz = finishedQuiz(mode, wrong, {
      timestamp: at,
      timeSpent: 120 + ((index * 37) % 900),
      recordActivity: true,
    })
    expect((await ada.post('/api/quiz-results', quiz)).status).toBe(201)
  }
})
afterAll(() => server.stop())

test('the dashboard of a person with 1,000 results fetches at most 60 KB, compressed', async () => {
  const paths = [
    `/api/quiz-results/user/${ada.id}?summary=true`,
    ...['progress', 'streak', 'favorites', 'achievements', 'learning-paths'].map(
      (each) => `/api/users/${ada.id}/${each}`,
    ),
  ]
  let bytes = 0
  for (const url of paths) {
    const headers = { cookie: ada.cookie, 'accept-encoding': 'br' }
    const reply = await server.app.inject({ method: 'GET', url, headers })
    expect(reply.statusCode).toBe(200)
    bytes += reply.rawPayload.length
    if (url === paths[0]) expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toHaveLength(RESULTS)
  }
  expect(bytes).toBeLessThanOrEqual(BUDGET)
})
