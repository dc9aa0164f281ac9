import { getAchievements, getLearningPaths, postProgress } from '@think-twice/contract/progress'
import { itemAt } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, type Reply, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000
const ANSWER = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }

describe.each(DATABASES)('on %s', (database) => {
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
  const bodyAt = async (resource: string) => (await ada.get(my(resource))).body

  describe('progress', () => {
    const answer = (given: Record<string, unknown>) => ada.post(my('progress'), { ...ANSWER, ...given })

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
      expect(await achievementsOf(ada)).toEqual(['skilled-learner'])
    })

    describe('with an Idempotency-Key', () => {
      const keyed = (key: string, given: Record<string, unknown> = {}) =>
        ada.post(my('progress'), { ...ANSWER, ...given }, { 'idempotency-key': key })

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
        const other = await keyed('quiz-1:0', { itemId: first.fallacyType, isCorrect: !isCorrect })
        expect(outcomeOf(other)).toBe('answer-differs')
      })

      test.each(['', 'a b', 'ü', 'x'.repeat(81)])('refuses the key “%s”', async (key) => {
        const reply = await keyed(key)
        expect([outcomeOf(reply), reply.body]).toMatchObject([
          'bad-request',
          { issues: [{ field: 'idempotency-key' }] },
        ])
        expect(await bodyAt('progress')).toEqual([])
      })
    })
  })

  describe('the streak', () => {
    const active = (lastActivityDate: number, timeZone?: string | null) =>
      ada.put(my('streak'), { lastActivityDate, ...(timeZone !== undefined && { timeZone }) })

    test('does not exist before any activity', async () => {
      expect(await bodyAt('streak')).toEqual({
        ...{ currentStreak: 0, longestStreak: 0, lastActivityDate: null },
        ...{ activeDays: [], restDays: [], hasRestEarned: false },
      })
    })

    test('counts each day once, in whatever order and however often days arrive', async () => {
      for (const daysAgo of [0, 2, 1, 2, 0]) await active(NOON - daysAgo * DAY)
      expect(await bodyAt('streak')).toEqual({
        ...{ currentStreak: 3, longestStreak: 3, lastActivityDate: NOON },
        ...{ activeDays: ['2026-11-19', '2026-11-20', '2026-11-21'], restDays: [], hasRestEarned: false },
      })
    })

    test('names an achievement in the reply that earned it, and in no other', async () => {
      const replies = []
      for (const daysAgo of [2, 1, 0, 0]) replies.push((await active(NOON - daysAgo * DAY)).body)
      const streak = { currentStreak: 3, longestStreak: 3, lastActivityDate: NOON }
      expect(replies.slice(0, 2)).not.toContainEqual(expect.objectContaining({ achievements: expect.anything() }))
      expect(replies.slice(2)).toEqual([
        { ...streak, achievements: [{ achievementId: 'getting-started', earnedAt: NOON }] },
        streak,
      ])
      expect(await achievementsOf(ada)).toEqual(['getting-started'])
    })

    test('lists active days of the 26 weeks up to today', async () => {
      for (const daysAgo of [181, 182, 400]) await active(NOON - daysAgo * DAY)
      expect(await bodyAt('streak')).toMatchObject({ activeDays: ['2026-05-24'], longestStreak: 2 })
    })

    test('reads 0 after a missed day, and the longest streak stays', async () => {
      await active(NOON)
      server.clock.time = NOON + DAY
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 1 })
      server.clock.time = NOON + 2 * DAY
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 0, longestStreak: 1 })
    })

    test('decides what today is by the zone of the latest activity', async () => {
      // Noon UTC on Saturday is Sunday in Kiritimati; Monday begins there at 10:00 UTC on Sunday.
      await active(NOON, 'Pacific/Kiritimati')
      server.clock.time = NOON + DAY - 2 * 3_600_000 - 1
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 1 })
      server.clock.time = NOON + 2 * DAY - 2 * 3_600_000
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 0 })
    })

    test('treats an unknown zone as UTC, and a future time as now', async () => {
      const reply = await active(NOON + 400 * DAY, 'Middle/Earth')
      expect([reply.status, reply.body]).toEqual([200, { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON }])
      for (const zone of [null, '', 'x'.repeat(500), 'a\0b']) expect((await active(NOON, zone)).status).toBe(200)
      expect(await bodyAt('streak')).toMatchObject({ activeDays: ['2026-11-21'] })
    })

    test('refuses a day that is no time', async () => {
      expect(outcomeOf(await ada.put(my('streak'), { lastActivityDate: '2026-11-21' }))).toBe('bad-request')
    })
  })

  describe('favorites', () => {
    test('mark a concept once by its id and type, and the mark can be removed', async () => {
      const added = await ada.post(my('favorites'), { itemId: 'Confirmation Bias', itemType: 'fallacy' })
      const favorite = { itemId: 'confirmation-bias', itemType: 'bias' }
      expect([added.status, added.body]).toEqual([201, favorite])
      const again = await ada.post(my('favorites'), { itemId: 'confirmation-bias', itemType: 'bias' })
      expect([again.status, again.body]).toEqual([200, favorite])
      expect(await bodyAt('favorites')).toEqual([favorite])

      expect((await ada.delete(my('favorites/Confirmation%20Bias/bias'))).status).toBe(204)
      expect(await bodyAt('favorites')).toEqual([])
      expect((await ada.delete(my('favorites/confirmation-bias/bias'))).status).toBe(204)
    })

    test('can be removed for Composition/Division by its name', async () => {
      await ada.post(my('favorites'), { itemId: 'composition-division', itemType: 'fallacy' })
      const name = encodeURIComponent('Composition/Division')
      expect((await ada.delete(my(`favorites/${name}/fallacy`))).status).toBe(204)
      expect(await bodyAt('favorites')).toEqual([])
    })

    test('of an unknown type are refused, when they are marked and when the mark is removed', async () => {
      const added = await ada.post(my('favorites'), { itemId: 'straw-man', itemType: 'sophism' })
      const removed = await ada.delete(my('favorites/straw-man/sophism'))
      expect([outcomeOf(added), outcomeOf(removed)]).toEqual(['unknown-item-type', 'unknown-item-type'])
    })
  })

  describe('achievements', () => {
    test('appear in the list once, with the time at which they were earned', async () => {
      for (const id of ['one', 'two'])
        await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id, recordActivity: true }))
      const earned = bodyOf(getAchievements, await ada.get(my('achievements')))
      expect(earned.filter(({ achievementId }) => achievementId === 'first-quiz')).toEqual([
        { achievementId: 'first-quiz', earnedAt: NOON },
      ])
    })

    test('reward the first hundred people to register as early adopters, and nobody after them', async () => {
      const fresh = await startTestApp(database)
      fresh.services.passwords.hash = async () => 'not a hash'
      // A few at a time: more would wait so long for a connection that they are told to come back later.
      const earned: Reply[] = []
      for (let batch = 0; batch < 8; batch++) {
        const people = await Promise.all(Array.from({ length: 13 }, () => fresh.person()))
        earned.push(...(await Promise.all(people.map(({ id, get }) => get(`/api/users/${id}/achievements`)))))
      }
      const early = earned.filter(({ body }) => JSON.stringify(body).includes('early-adopter'))
      expect(early).toHaveLength(100)
      await fresh.stop()
    })
  })

  describe('learning paths', () => {
    const start = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }

    test('are started once and stay where they are', async () => {
      const first = await ada.post(my('learning-paths'), start)
      expect([first.status, first.body]).toEqual([201, { ...start, startedAt: NOON, completedAt: null }])
      await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { recordActivity: true }))
      const again = await ada.post(my('learning-paths'), start)
      expect([again.status, again.body]).toMatchObject([200, { currentStep: 2, startedAt: NOON }])
    })

    test('advance as far as the evidence since the start allows, and grant what they promise when complete', async () => {
      await ada.post(my('learning-paths'), start)
      const steps = async (mode: 'standard' | 'mini-fallacy-assessment', wrong: number) => {
        await ada.post('/api/quiz-results', finishedQuiz(mode, wrong, { recordActivity: true }))
        return itemAt(bodyOf(getLearningPaths, await ada.get(my('learning-paths'))), 0).currentStep
      }
      // Six are learned only with the third quiz, long after the mini assessment was passed.
      expect(await steps('mini-fallacy-assessment', 5)).toBe(1)
      expect(await steps('standard', 4)).toBe(1)
      expect(await steps('mini-fallacy-assessment', 4)).toBe(1)
      expect(await steps('standard', 3)).toBe(3)
      expect(await bodyAt('learning-paths')).toMatchObject([{ completedSteps: [0, 1, 2], completedAt: NOON }])
    })

    test.each<[string, Record<string, unknown>]>([
      ['unknown-path', { pathType: 'expert' }],
      ['path-not-at-start', { totalSteps: 1 }],
      ['path-not-at-start', { currentStep: 3 }],
      ['path-not-at-start', { completedSteps: [0, 1, 2] }],
      ['bad-request', { completedAt: 1 }],
    ])('are refused as %s when started with %j', async (code, given) => {
      expect(outcomeOf(await ada.post(my('learning-paths'), { ...start, ...given }))).toBe(code)
      expect(await bodyAt('learning-paths')).toEqual([])
    })
  })
})

/** The ids of a person's achievements, without the one for registering early. */
async function achievementsOf(person: Person): Promise<string[]> {
  const earned = bodyOf(getAchievements, await person.get(`/api/users/${person.id}/achievements`))
  return earned.map(({ achievementId }) => achievementId).filter((id) => id !== 'early-adopter')
}
