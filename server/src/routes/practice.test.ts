import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const DAY = 86_400_000

/** Calls that stand alone: progress, streak, favorites, learning paths, achievements. */
describe.each(DATABASES)('single calls on %s', (database) => {
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

  describe('progress', () => {
    const answer = (given: Record<string, unknown>) =>
      ada.post(my('progress'), { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true, ...given })

    test('an answer moves mastery and is answered with the record', async () => {
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

    test.each(['straw-man', 'STRAW MAN', 'strawman', ' Straw Man '])('%s is the same concept', async (itemId) => {
      await answer({})
      await answer({ itemId, categoryType: 'cognitive-biases' })
      expect((await ada.get(my('progress'))).body).toMatchObject([
        { itemId: 'Straw Man', categoryType: 'logical-fallacies', timesEncountered: 2 },
      ])
    })

    test('a label outside the catalogue is kept as it came, up to 100 characters', async () => {
      await answer({ itemId: 'ü'.repeat(300), categoryType: 'cognitive-biases' })
      expect((await ada.get(my('progress'))).body).toMatchObject([
        { itemId: 'ü'.repeat(100), categoryType: 'cognitive-biases' },
      ])
    })

    test.each<[number, Record<string, unknown>]>([
      [422, { categoryType: 'rhetoric' }],
      [400, { isCorrect: 'false' }],
      [400, { itemId: '' }],
      [400, { itemId: 'a\0b' }],
      [400, { itemId: '\ud800' }],
      [400, { masteryLevel: 100 }],
    ])('%i for %j', async (status, given) => {
      expect((await answer(given)).status).toBe(status)
      expect((await ada.get(my('progress'))).body).toEqual([])
    })

    describe('with an Idempotency-Key', () => {
      const keyed = (key: string, given: Record<string, unknown> = {}) =>
        ada.post(
          my('progress'),
          { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true, ...given },
          { 'idempotency-key': key },
        )

      test('an answer sent again counts once, and is answered with the record as it stands', async () => {
        const first = await keyed('p1:0')
        expect(first.headers).not.toHaveProperty('idempotent-replayed')
        await keyed('p1:1')
        const again = await keyed('p1:0', { itemId: 'strawman' })
        expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
        expect(again.body).toMatchObject({ masteryLevel: 72, timesEncountered: 2 })
      })

      test('the same key with another answer is refused, and changes nothing', async () => {
        await keyed('p1:0')
        for (const other of [{ isCorrect: false }, { itemId: 'Anchoring' }]) {
          expect(await keyed('p1:0', other)).toMatchObject({ status: 409, body: { code: 'answer-differs' } })
        }
        expect((await ada.get(my('progress'))).body).toMatchObject([{ timesEncountered: 1 }])
      })

      test('a key is nobody else’s', async () => {
        await keyed('p1:0')
        const bob = await server.person()
        const body = { itemId: 'Anchoring', categoryType: 'cognitive-biases', isCorrect: true }
        const reply = await bob.post(`/api/users/${bob.id}/progress`, body, { 'idempotency-key': 'p1:0' })
        expect([reply.status, reply.body]).toMatchObject([200, { itemId: 'Anchoring', timesEncountered: 1 }])
      })

      test('what a saved quiz counted is not counted again under the result’s id and the question’s place', async () => {
        const quiz = finishedQuiz('standard', 1, { id: 'quiz-1', recordActivity: true })
        await ada.post('/api/quiz-results', quiz)
        const [first] = quiz.questions
        const isCorrect = quiz.userAnswers[0] === first!.correctAnswer
        const again = await keyed('quiz-1:0', { itemId: first!.fallacyType, isCorrect })
        expect([again.status, again.body]).toMatchObject([200, { timesEncountered: 1 }])
        expect((await keyed('quiz-1:0', { itemId: first!.fallacyType, isCorrect: !isCorrect })).status).toBe(409)
      })

      test.each(['', 'a b', 'ü', 'x'.repeat(81)])('400 for the key “%s”', async (key) => {
        const reply = await keyed(key)
        expect([reply.status, reply.body]).toMatchObject([400, { issues: [{ field: 'idempotency-key' }] }])
        expect((await ada.get(my('progress'))).body).toEqual([])
      })
    })

    test('practice that masters ten concepts earns Skilled Learner, once, and nothing that a quiz earns', async () => {
      const ids = finishedQuiz('standard').questions.slice(0, 10)
      const replies = []
      for (const daysAgo of [3, 2, 1, 0]) {
        const at = NOON - daysAgo * 86_400_000
        for (const { fallacyType } of ids) replies.push(await answer({ itemId: fallacyType, at, timeZone: 'UTC' }))
      }
      const said = replies.map(({ body }) => (body as { achievements?: { achievementId: string }[] }).achievements)
      expect(said.filter(Boolean)).toMatchObject([[{ achievementId: 'skilled-learner' }]])
      const { body } = await ada.get(my('achievements'))
      const earned = (body as { achievementId: string }[]).map(({ achievementId }) => achievementId)
      expect(earned.filter((id) => id !== 'early-adopter')).toEqual(['skilled-learner'])
    })
  })

  describe('streak', () => {
    const active = (lastActivityDate: number, timeZone?: string | null) =>
      ada.put(my('streak'), { lastActivityDate, ...(timeZone !== undefined && { timeZone }) })

    test('before any activity there is none', async () => {
      expect((await ada.get(my('streak'))).body).toEqual({
        currentStreak: 0,
        hasRestEarned: false,
        longestStreak: 0,
        restDays: [],
        lastActivityDate: null,
        activeDays: [],
      })
    })

    test('days count once, in whatever order and however often they arrive', async () => {
      for (const daysAgo of [0, 2, 1, 2, 0]) await active(NOON - daysAgo * DAY)
      expect((await ada.get(my('streak'))).body).toEqual({
        hasRestEarned: false,
        restDays: [],
        currentStreak: 3,
        longestStreak: 3,
        lastActivityDate: NOON,
        activeDays: ['2026-11-19', '2026-11-20', '2026-11-21'],
      })
      const { body } = await ada.get(my('achievements'))
      expect(JSON.stringify(body)).toContain('getting-started')
    })

    test('active days go back 26 weeks from today', async () => {
      for (const daysAgo of [181, 182, 400]) await active(NOON - daysAgo * DAY)
      expect((await ada.get(my('streak'))).body).toMatchObject({ activeDays: ['2026-05-24'], longestStreak: 2 })
    })

    test('after a missed day the current streak reads 0 and the longest stays', async () => {
      await active(NOON)
      server.clock.time = NOON + DAY
      expect((await ada.get(my('streak'))).body).toMatchObject({ currentStreak: 1 })
      server.clock.time = NOON + 2 * DAY
      expect((await ada.get(my('streak'))).body).toMatchObject({ currentStreak: 0, longestStreak: 1 })
    })

    test('today is read in the zone of the latest activity', async () => {
      // Noon UTC on Saturday is Sunday in Kiritimati; Monday begins there at 10:00 UTC on Sunday.
      await active(NOON, 'Pacific/Kiritimati')
      server.clock.time = NOON + DAY - 2 * 3_600_000 - 1
      expect((await ada.get(my('streak'))).body).toMatchObject({ currentStreak: 1 })
      server.clock.time = NOON + 2 * DAY - 2 * 3_600_000
      expect((await ada.get(my('streak'))).body).toMatchObject({ currentStreak: 0 })
    })

    test('an unknown zone counts as UTC, and a time to come as now', async () => {
      const reply = await active(NOON + 400 * DAY, 'Middle/Earth')
      expect([reply.status, reply.body]).toEqual([200, { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON }])
      for (const zone of [null, '', 'x'.repeat(500), 'a\0b']) expect((await active(NOON, zone)).status).toBe(200)
      expect((await ada.get(my('streak'))).body).toMatchObject({ activeDays: ['2026-11-21'] })
    })

    test.each([{}, { lastActivityDate: '2026-11-21' }, { lastActivityDate: 1.5 }, { lastActivityDate: -1 }])(
      '400 for %j',
      async (body) => {
        expect((await ada.put(my('streak'), body)).status).toBe(400)
      },
    )
  })

  describe('favorites', () => {
    test('a concept is marked once, by its id and its own type, and the mark can be taken away', async () => {
      const added = await ada.post(my('favorites'), { itemId: 'Confirmation Bias', itemType: 'fallacy' })
      const favorite = { itemId: 'confirmation-bias', itemType: 'bias' }
      expect([added.status, added.body]).toEqual([201, favorite])
      const again = await ada.post(my('favorites'), { itemId: 'confirmation-bias', itemType: 'bias' })
      expect([again.status, again.body]).toEqual([200, favorite])
      expect((await ada.get(my('favorites'))).body).toEqual([favorite])

      expect((await ada.delete(my('favorites/Confirmation%20Bias/bias'))).status).toBe(204)
      expect((await ada.get(my('favorites'))).body).toEqual([])
      expect((await ada.delete(my('favorites/confirmation-bias/bias'))).status).toBe(204)
    })

    test('Composition/Division can be taken away by its id and by its name', async () => {
      await ada.post(my('favorites'), { itemId: 'composition-division', itemType: 'fallacy' })
      expect((await ada.delete(my(`favorites/${encodeURIComponent('Composition/Division')}/fallacy`))).status).toBe(204)
      expect((await ada.get(my('favorites'))).body).toEqual([])
    })

    test.each<[number, object]>([
      [422, { itemId: 'straw-man', itemType: 'sophism' }],
      [400, { itemId: 'straw-man' }],
      [400, { itemId: ' ', itemType: 'bias' }],
    ])('%i for %j', async (status, body) => {
      expect((await ada.post(my('favorites'), body)).status).toBe(status)
    })

    test('an unknown type in the address is a 422', async () => {
      expect((await ada.delete(my('favorites/straw-man/sophism'))).status).toBe(422)
    })
  })

  describe('learning paths', () => {
    const start = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }

    test('a path is started once and stays where it is', async () => {
      const first = await ada.post(my('learning-paths'), start)
      expect([first.status, first.body]).toEqual([201, { ...start, startedAt: NOON, completedAt: null }])
      await ada.post('/api/quiz-results', finishedQuiz('standard', 0, { recordActivity: true }))
      const again = await ada.post(my('learning-paths'), start)
      expect([again.status, again.body]).toMatchObject([200, { currentStep: 2, startedAt: NOON }])
    })

    test('it goes on in order, as far as the evidence since its start carries, and completing it grants what it promises', async () => {
      await ada.post(my('learning-paths'), start)
      const steps = async (mode: 'standard' | 'mini-fallacy-assessment', wrong: number) => {
        await ada.post('/api/quiz-results', finishedQuiz(mode, wrong, { recordActivity: true }))
        return ((await ada.get(my('learning-paths'))).body as { currentStep: number }[])[0]!.currentStep
      }
      // Six are learned only with the third quiz, long after the mini assessment was passed.
      expect(await steps('mini-fallacy-assessment', 5)).toBe(1)
      expect(await steps('standard', 4)).toBe(1)
      expect(await steps('mini-fallacy-assessment', 4)).toBe(1)
      expect(await steps('standard', 3)).toBe(3)
      expect((await ada.get(my('learning-paths'))).body).toMatchObject([
        { completedSteps: [0, 1, 2], completedAt: NOON },
      ])
    })

    test.each<[number, Record<string, unknown>]>([
      [422, { pathType: 'expert' }],
      [422, { totalSteps: 1 }],
      [422, { currentStep: 3 }],
      [422, { completedSteps: [0, 1, 2] }],
      [400, { completedAt: 1 }],
      [400, { currentStep: '0' }],
    ])('%i for a start with %j', async (status, given) => {
      expect((await ada.post(my('learning-paths'), { ...start, ...given })).status).toBe(status)
      expect((await ada.get(my('learning-paths'))).body).toEqual([])
    })
  })
})
