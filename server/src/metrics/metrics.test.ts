import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outcomeOf, PASSWORD, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { FAULTS, FailingStatements } from '../../test/failing-statements.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { QUIET } from '../storage/engine/faults.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const statements = new FailingStatements()
let server: TestApp
let metrics: Metrics
beforeEach(async () => {
  server = await startTestApp('SQLite', { through: statements.through })
  metrics = createMetrics(() => server.services.writeHealth.read().accepted !== false)
  metrics.watch(server.app)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

const read = async (line: RegExp) => line.exec(await metrics.registry.metrics())?.[1]

test('each finished quiz counts once, refusals are counted by code, and time by route pattern', async () => {
  const person = await server.person()
  const quiz = finishedQuiz('standard', 0, { id: 'once' })
  for (const expected of [201, 200]) expect((await person.post('/api/quiz-results', quiz)).status).toBe(expected)
  await person.post('/api/quiz-results', { ...quiz, score: 1 })
  await server.nobody.get(`/api/users/${person.id}/streak`)
  await server.nobody.get(`/api/users/${person.id}/favorites`)

  expect(await read(/^think_twice_quizzes_finished_total (\d+)$/m)).toBe('1')
  expect(await read(/^think_twice_refusals_total\{code="result-contradicts-itself"\} (\d+)$/m)).toBe('1')
  expect(await read(/^think_twice_refusals_total\{code="not-signed-in"\} (\d+)$/m)).toBe('2')
  expect(
    await read(
      /^think_twice_request_duration_seconds_count\{method="GET",route="\/api\/users\/:id\/streak",status="401"\} (\d+)$/m,
    ),
  ).toBe('1')
})

test('no metric reveals who somebody is or what they asked for', async () => {
  const person = await server.person('canary.person')
  await server.nobody.post('/api/login', { username: 'canary.person', password: PASSWORD })
  await server.nobody.get('/api/users/username/canary.person')
  await server.nobody.get('/canary?canary=1')
  await person.get(`/api/quiz-results/canary`)
  const text = await metrics.registry.metrics()
  expect(text).not.toContain('canary')
  expect(text).not.toMatch(new RegExp(`"[^"]*/${person.id}[/"]`))
})

test('a write that the database refused is reported until none was refused for a minute', async () => {
  const person = await server.person()
  const gauge = () => read(/^think_twice_can_write (\d)$/m)
  const mark = () => person.post(`/api/users/${person.id}/favorites`, { itemId: 'anchoring', itemType: 'bias' })
  expect(await gauge()).toBe('1')
  statements.failAt(3, FAULTS.SQLite[0], true, 'before')
  expect(outcomeOf(await mark())).toBe('unavailable')
  statements.reset()
  expect(await gauge()).toBe('0')
  // A refusal of our own says nothing about the database.
  expect(outcomeOf(await person.put(`/api/users/${person.id}`, { displayName: 7 }))).toBe('bad-request')
  expect(await gauge()).toBe('0')
  const refusedBefore = performance.now()
  // This clock begins at 0.
  vi.useFakeTimers({ toFake: ['performance'] })
  expect((await mark()).status).toBe(201)
  expect(await gauge()).toBe('0')
  vi.advanceTimersByTime(refusedBefore + QUIET)
  expect((await mark()).status).toBe(200)
  expect(await gauge()).toBe('1')
})
