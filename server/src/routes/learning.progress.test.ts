import { getAchievements, postProgress } from '@think-twice/contract/learning'
import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import { describe, expect, test } from 'vitest'
import { NOON, onEachDatabase, outcomeOf, type Person } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

const ANSWER = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }

onEachDatabase('progress', (on) => {
  const { my, bodyAt } = on
  const answer = (given: Record<string, unknown>) => on.ada.post(my('progress'), { ...ANSWER, ...given })

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
    const withoutClock = await answer({ at: 5 })
    expect(withoutClock.body).toMatchObject({ masteryLevel: 72, timesEncountered: 2, lastEncountered: NOON })
    expect((await answer({ isCorrect: false })).body).toMatchObject({ masteryLevel: 61, timesCorrect: 2 })
  })

  test('treats every form of a name as the same concept', async () => {
    for (const itemId of ['Straw Man', 'straw-man', 'STRAW MAN', 'strawman', ' Straw Man ']) {
      await answer({ itemId, categoryType: 'cognitive-biases' })
    }
    expect(await bodyAt('progress')).toMatchObject([
      { itemId: 'Straw Man', categoryType: 'logical-fallacies', timesEncountered: 5 },
    ])
  })

  test('keeps a label outside the catalog as it came, up to 100 characters', async () => {
    await answer({ itemId: 'ü'.repeat(300), categoryType: 'cognitive-biases' })
    expect(await bodyAt('progress')).toMatchObject([{ itemId: 'ü'.repeat(100), categoryType: 'cognitive-biases' }])
  })

  test.each<[string, Record<string, unknown>]>([
    ['unknown-category', { categoryType: 'rhetoric' }],
    ['bad-request', { itemId: 'a\0b' }],
    ['bad-request', { itemId: undefined }],
    ['bad-request', { categoryType: undefined }],
    ['bad-request', { isCorrect: undefined }],
    ['bad-request', { isCorrect: 'true' }],
    ['bad-request', { scenario: 'Straw Man' }],
    ['bad-request', { at: -1 }],
    ['bad-request', { kind: 'odd' }],
    ['bad-request', { masteryLevel: 100 }],
  ])('refuses as %s the answer %j', async (code, given) => {
    expect(outcomeOf(await answer(given))).toBe(code)
    expect(await bodyAt('progress')).toEqual([])
  })

  test('earns Skilled Learner once ten concepts are mastered by practice, and nothing that needs a quiz', async () => {
    const ids = finishedQuiz('standard').questions.slice(0, 10)
    const replies = []
    for (const daysAgo of [3, 2, 1, 0]) {
      const at = NOON - daysAgo * DAY
      for (const { fallacyType } of ids) replies.push(await answer({ itemId: fallacyType, at, timeZone: 'UTC' }))
    }
    const said = replies.map((reply) => bodyOf(postProgress, reply).achievements)
    expect(said.filter(Boolean)).toMatchObject([[{ achievementId: 'skilled-learner' }]])
    expect(await achievementsOf(on.ada)).toEqual(['skilled-learner'])
  })

  describe('with an Idempotency-Key', () => {
    const keyed = (key: string, given: Record<string, unknown> = {}) =>
      on.ada.post(my('progress'), { ...ANSWER, ...given }, { 'idempotency-key': key })

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
      for (const other of [{ isCorrect: false }, { itemId: 'Anchoring' }])
        expect(outcomeOf(await keyed('p1:0', other))).toBe('answer-differs')
      expect(await bodyAt('progress')).toMatchObject([{ timesEncountered: 1 }])
    })

    test('treats the same key from two people separately', async () => {
      await keyed('p1:0')
      const bob = await on.server.person()
      const body = { itemId: 'Anchoring', categoryType: 'cognitive-biases', isCorrect: true }
      const reply = await bob.post(`/api/users/${bob.id}/progress`, body, { 'idempotency-key': 'p1:0' })
      expect([reply.status, reply.body]).toMatchObject([200, { itemId: 'Anchoring', timesEncountered: 1 }])
    })

    test('does not count an answer again whose key is a saved quiz’s id and the question’s place', async () => {
      const quiz = finishedQuiz('standard', 1, { id: 'quiz-1', recordActivity: true })
      await on.ada.post('/api/quiz-results', quiz)
      const first = itemAt(quiz.questions, 0)
      const isCorrect = quiz.userAnswers[0] === first.correctAnswer
      const again = await keyed('quiz-1:0', { itemId: first.fallacyType, isCorrect })
      expect([again.status, again.body]).toMatchObject([200, { timesEncountered: 1 }])
      const other = await keyed('quiz-1:0', { itemId: first.fallacyType, isCorrect: !isCorrect })
      expect(outcomeOf(other)).toBe('answer-differs')
    })

    test.each(['', 'a b', 'ü', 'x'.repeat(81)])('refuses the key “%s”', async (key) => {
      const reply = await keyed(key)
      expect([outcomeOf(reply), reply.body]).toMatchObject(['bad-request', { issues: [{ field: 'idempotency-key' }] }])
      expect(await bodyAt('progress')).toEqual([])
    })
  })
})

/** The ids of a person's achievements, without the one for registering early. */
async function achievementsOf(person: Person): Promise<string[]> {
  const earned = bodyOf(getAchievements, await person.get(`/api/users/${person.id}/achievements`))
  return earned.map(({ achievementId }) => achievementId).filter((id) => id !== 'early-adopter')
}
