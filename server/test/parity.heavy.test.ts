import { DAY } from '@think-twice/core/activity/days'
import { QUIZ_MODES } from '@think-twice/core/vocabulary'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, type Person, type Reply, startTestApp, type TestApp } from './app.fixture.ts'
import { testSize } from './environment.ts'
import { finishedQuiz } from './quiz.fixture.ts'

const HISTORIES = testSize(1000, 15)

type Call = (person: Person) => Promise<Reply>

const labels = fc.constantFrom(
  'Straw Man',
  'anchoring',
  'BANDWAGON',
  'Ünknown “label”',
  'zebra',
  'Zebra',
  'a',
  'B',
  '🙂',
)
const zones = fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'Nowhere/None')
const itemTypes = fc.constantFrom('fallacy', 'bias')
/** Few values, so that some coincide. */
const times = fc.constantFrom(NOON - 9 * DAY, NOON - 2 * DAY, NOON - DAY, NOON - 1, NOON, NOON + DAY)

/** Calls of a person, in a form that can be repeated. */
const calls: fc.Arbitrary<Call> = fc.oneof(
  fc
    .record({
      mode: fc.constantFrom(...QUIZ_MODES),
      wrong: fc.nat(12),
      id: fc.constantFrom('r1', 'R1', 'r-2', 'r_2', 'r.3', 'r:4'),
      timestamp: times,
      timeZone: zones,
      recordActivity: fc.boolean(),
    })
    .map(
      ({ mode, wrong, ...given }): Call =>
        (person) =>
          person.post('/api/quiz-results', finishedQuiz(mode, wrong, given)),
    ),
  fc
    .record({
      itemId: labels,
      categoryType: fc.constantFrom('logical-fallacies', 'cognitive-biases'),
      isCorrect: fc.boolean(),
    })
    .map(
      (body): Call =>
        (person) =>
          person.post(`/api/users/${person.id}/progress`, body),
    ),
  fc.record({ lastActivityDate: times, timeZone: zones }).map(
    (body): Call =>
      (person) =>
        person.put(`/api/users/${person.id}/streak`, body),
  ),
  fc.record({ itemId: labels, itemType: itemTypes }).map(
    (body): Call =>
      (person) =>
        person.post(`/api/users/${person.id}/favorites`, body),
  ),
  fc.tuple(labels, itemTypes).map(
    ([itemId, itemType]): Call =>
      (person) =>
        person.delete(`/api/users/${person.id}/favorites/${encodeURIComponent(itemId)}/${itemType}`),
  ),
  fc.constantFrom('beginner', 'intermediate', 'advanced').map(
    (pathType): Call =>
      (person) =>
        person.post(`/api/users/${person.id}/learning-paths`, {
          pathType,
          totalSteps: 3,
          currentStep: 0,
          completedSteps: [],
        }),
  ),
  fc.constantFrom('progress', 'streak', 'favorites', 'achievements', 'learning-paths').map(
    (resource): Call =>
      (person) =>
        person.get(`/api/users/${person.id}/${resource}`),
  ),
  fc.constantFrom('', '?summary=true', `?before=${NOON}`, `?before=${NOON}&beforeId=r-2`).map(
    (query): Call =>
      (person) =>
        person.get(`/api/quiz-results/user/${person.id}${query}`),
  ),
)

let servers: TestApp[]
beforeAll(async () => {
  servers = [await startTestApp('SQLite'), await startTestApp('PostgreSQL')]
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

test(`${HISTORIES} random histories get the same replies from both databases`, async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 5, maxLength: 30 }), async (history) => {
      number += 1
      const [one, other] = await Promise.all(servers.map((server) => server.person(`parity${number}`)))
      for (const [step, call] of history.entries()) {
        for (const { clock } of servers) clock.time = NOON + step * 1000
        expect(comparable(await call(other!))).toEqual(comparable(await call(one!)))
      }
    }),
    { numRuns: HISTORIES },
  )
})

/** Leaves out random values. */
function comparable({ status, headers, body }: Reply) {
  // Bodies are lists, empty, or objects.
  const { requestId: _, ...rest } = Array.isArray(body) || body === '' ? { body } : (body as Record<string, unknown>)
  return { status, replayed: headers['idempotent-replayed'], body: rest }
}
