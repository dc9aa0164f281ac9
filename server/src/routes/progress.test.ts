import { getAchievements, postProgress } from '@think-twice/contract/progress'
import { itemAt } from '@think-twice/core/item-at'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('progress on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  beforeEach(async () => {
    server.clock.time = NOON
    ada = await server.person()
  })
  afterAll(() => server.stop())

  const my = (resource: string) => `/api/users/${ada.id}/${resource}`

  const answer = (given: Record<string, unknown>) =>
    ada.post(my('progress'), { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true, ...given })

  test('is updated by an answer, and the reply is the updated record', async () => {
    expect((await answer({})).body).toEqual({
      itemId: 'Straw Man',
      categoryType: 'logical-fallacies',
      masteryLevel: 70,
      timesEncountered: 1,
      timesCorrect: 1,
      lastEncountered: NOON,
      lastCorrect: true,
    })
    expect((await answer({})).body).toMatchObject({ masteryLevel: 72, timesEncountered: 2 })
    expect((await answer({ isCorrect: false })).body).toMatchObject({ masteryLevel: 61, timesCorrect: 2 })
  })

  test.each(['straw-man', 'STRAW MAN', 'strawman', ' Straw Man '])('treats %s as the same concept', async (itemId) => {
    await answer({})
    await answer({ itemId, categoryType: 'cognitive-biases' })
    expect((await ada.get(my('progress'))).body).toMatchObject([
      { itemId: 'Straw Man', categoryType: 'logical-fallacies', timesEncountered: 2 },
    ])
  })

  test('keeps a label outside the catalogue as it came, up to 100 characters', async () => {
    await answer({ itemId: 'ü'.repeat(300), categoryType: 'cognitive-biases' })
    expect((await ada.get(my('progress'))).body).toMatchObject([
      { itemId: 'ü'.repeat(100), categoryType: 'cognitive-biases' },
    ])
  })

  test.each<[string, Record<string, unknown>]>([
    ['unknown-category', { categoryType: 'rhetoric' }],
    ['bad-request', { isCorrect: 'false' }],
    ['bad-request', { itemId: '' }],
    ['bad-request', { itemId: 'a\0b' }],
    ['bad-request', { itemId: '\ud800' }],
    ['bad-request', { masteryLevel: 100 }],
  ])('refuses as %s the answer %j', async (code, given) => {
    expect(outcomeOf(await answer(given))).toBe(code)
    expect((await ada.get(my('progress'))).body).toEqual([])
  })

  describe('with an Idempotency-Key', () => {
    const keyed = (key: string, given: Record<string, unknown> = {}) =>
      ada.post(
        my('progress'),
        { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true, ...given },
        { 'idempotency-key': key },
      )

    test('counts an answer once when it is sent again, and replies with the current record', async () => {
      const first = await keyed('p1:0')
      expect(first.headers).not.toHaveProperty('idempotent-replayed')
      await keyed('p1:1')
      const again = await keyed('p1:0', { itemId: 'strawman' })
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
      expect(again.body).toMatchObject({ masteryLevel: 72, timesEncountered: 2 })
    })

    test('refuses the same key with another answer, and changes nothing', async () => {
      await keyed('p1:0')
      for (const other of [{ isCorrect: false }, { itemId: 'Anchoring' }]) {
        expect(await keyed('p1:0', other)).toMatchObject({ status: 409, body: { code: 'answer-differs' } })
      }
      expect((await ada.get(my('progress'))).body).toMatchObject([{ timesEncountered: 1 }])
    })

    test('treats the same key from two people separately', async () => {
      await keyed('p1:0')
      const bob = await server.person()
      const body = { itemId: 'Anchoring', categoryType: 'cognitive-biases', isCorrect: true }
      const reply = await bob.post(`/api/users/${bob.id}/progress`, body, { 'idempotency-key': 'p1:0' })
      expect([reply.status, reply.body]).toMatchObject([200, { itemId: 'Anchoring', timesEncountered: 1 }])
    })

    test('does not count an answer again whose key is a saved quiz’s id and the question’s place', async () => {
      const quiz = finishedQuiz('standard', 1, { id: 'quiz-1', recordActivity: true })
      await ada.post('/api/quiz-results', quiz)
      const first = itemAt(quiz.questions, 0)
      const isCorrect = quiz.userAnswers[0] === first.correctAnswer
      const again = await keyed('quiz-1:0', { itemId: first.fallacyType, isCorrect })
      expect([again.status, again.body]).toMatchObject([200, { timesEncountered: 1 }])
      expect(outcomeOf(await keyed('quiz-1:0', { itemId: first.fallacyType, isCorrect: !isCorrect }))).toBe(
        'answer-differs',
      )
    })

    test.each(['', 'a b', 'ü', 'x'.repeat(81)])('refuses the key “%s”', async (key) => {
      const reply = await keyed(key)
      expect([reply.status, reply.body]).toMatchObject([
        400,
        { code: 'bad-request', issues: [{ field: 'idempotency-key' }] },
      ])
      expect((await ada.get(my('progress'))).body).toEqual([])
    })
  })

  test('earns Skilled Learner once ten concepts are mastered by practice, and nothing that needs a quiz', async () => {
    const ids = finishedQuiz('standard').questions.slice(0, 10)
    const replies = []
    for (const daysAgo of [3, 2, 1, 0]) {
      const at = NOON - daysAgo * 86_400_000
      for (const { fallacyType } of ids) replies.push(await answer({ itemId: fallacyType, at, timeZone: 'UTC' }))
    }
    const said = replies.map((reply) => bodyOf(postProgress, reply).achievements)
    expect(said.filter(Boolean)).toMatchObject([[{ achievementId: 'skilled-learner' }]])
    const earned = bodyOf(getAchievements, await ada.get(my('achievements'))).map(({ achievementId }) => achievementId)
    expect(earned.filter((id) => id !== 'early-adopter')).toEqual(['skilled-learner'])
  })
})
