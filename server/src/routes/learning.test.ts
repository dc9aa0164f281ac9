import { getAchievements, getLearningPaths, LONGEST_DISPUTE, postDispute } from '@think-twice/contract/learning'
import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import { describe, expect, test } from 'vitest'
import { NOON, onEachDatabase, outcomeOf, type Person, type Reply, startTestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

onEachDatabase('learning', (on) => {
  const { my, bodyAt } = on

  describe('favorites', () => {
    test('mark a concept once by its id and type, and the mark can be removed', async () => {
      const added = await on.ada.post(my('favorites'), { itemId: 'Confirmation Bias', itemType: 'fallacy' })
      const favorite = { itemId: 'confirmation-bias', itemType: 'bias' }
      expect([added.status, added.body]).toEqual([201, favorite])
      const again = await on.ada.post(my('favorites'), { itemId: 'confirmation-bias', itemType: 'bias' })
      expect([again.status, again.body]).toEqual([200, favorite])
      expect(await bodyAt('favorites')).toEqual([favorite])

      expect((await on.ada.delete(my('favorites/Confirmation%20Bias/bias'))).status).toBe(204)
      expect(await bodyAt('favorites')).toEqual([])
      expect((await on.ada.delete(my('favorites/confirmation-bias/bias'))).status).toBe(204)
    })

    test('can be removed for Composition/Division by its name', async () => {
      await on.ada.post(my('favorites'), { itemId: 'composition-division', itemType: 'fallacy' })
      const name = encodeURIComponent('Composition/Division')
      expect((await on.ada.delete(my(`favorites/${name}/fallacy`))).status).toBe(204)
      expect(await bodyAt('favorites')).toEqual([])
    })

    test('of an unknown type are refused, when they are marked and when the mark is removed', async () => {
      const added = await on.ada.post(my('favorites'), { itemId: 'straw-man', itemType: 'sophism' })
      const removed = await on.ada.delete(my('favorites/straw-man/sophism'))
      expect([outcomeOf(added), outcomeOf(removed)]).toEqual(['unknown-item-type', 'unknown-item-type'])
    })

    test.each([{ itemId: ' ' }, { addedAt: 1 }])('are refused with %j', async (given) => {
      const favorite = { itemId: 'anchoring', itemType: 'bias', ...given }
      expect(outcomeOf(await on.ada.post(my('favorites'), favorite))).toBe('bad-request')
    })
  })

  describe('achievements', () => {
    test('appear in the list once, with the time at which they were earned', async () => {
      for (const id of ['one', 'two'])
        await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id, recordActivity: true }))
      const earned = bodyOf(getAchievements, await on.ada.get(my('achievements')))
      expect(earned.filter(({ achievementId }) => achievementId === 'first-quiz')).toEqual([
        { achievementId: 'first-quiz', earnedAt: NOON },
      ])
    })

    test('reward the first hundred people to register as early adopters, and nobody after them', async () => {
      const fresh = await startTestApp(on.database)
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
      const first = await on.ada.post(my('learning-paths'), start)
      expect([first.status, first.body]).toEqual([201, { ...start, startedAt: NOON, completedAt: null }])
      await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, { recordActivity: true }))
      const again = await on.ada.post(my('learning-paths'), start)
      expect([again.status, again.body]).toMatchObject([200, { currentStep: 2, startedAt: NOON }])
    })

    test('advance as far as the evidence since the start allows, and grant what they promise when complete', async () => {
      await on.ada.post(my('learning-paths'), start)
      const steps = async (mode: 'standard' | 'mini-fallacy-assessment', wrong: number) => {
        await on.ada.post('/api/quiz-results', finishedQuiz(mode, wrong, { recordActivity: true }))
        return itemAt(bodyOf(getLearningPaths, await on.ada.get(my('learning-paths'))), 0).currentStep
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
      ['path-not-at-start', { completedSteps: Array(20).fill(0) }],
      ['bad-request', { completedSteps: Array(21).fill(0) }],
      ['bad-request', { completedAt: 1 }],
      ['bad-request', { pathType: undefined }],
      ['bad-request', { totalSteps: undefined }],
      ['bad-request', { currentStep: undefined }],
      ['bad-request', { completedSteps: undefined }],
    ])('are refused as %s when started with %j', async (code, given) => {
      expect(outcomeOf(await on.ada.post(my('learning-paths'), { ...start, ...given }))).toBe(code)
      expect(await bodyAt('learning-paths')).toEqual([])
    })
  })

  describe('a dispute about a scenario', () => {
    const dispute = (given: Record<string, unknown> = {}) =>
      on.ada.post(my('disputes'), { scenario: 'straw-man-monday-briefing', text: 'He may be right.', ...given })

    test('is stored once for each learner and scenario', async () => {
      const kept = { scenario: 'straw-man-monday-briefing', text: 'He may be right.', at: NOON }
      const first = await dispute()
      expect([first.status, first.body]).toEqual([201, kept])
      on.server.clock.time = NOON + 1
      // Its reply may have been lost.
      const again = await dispute()
      expect([again.status, again.body]).toEqual([201, kept])
      const second = await dispute({ text: 'On second thought.' })
      expect([second.status, second.body]).toEqual([200, kept])
    })

    test('is stored without control characters but with its lines', async () => {
      const lines = { text: 'one\u0000two\u202ethree\r\nfour\n\nfive\rsix \n' }
      const reply = await dispute(lines)
      expect([reply.status, bodyOf(postDispute, reply).text]).toEqual([201, 'one twothree\nfour\n\nfive\nsix'])
      expect((await dispute(lines)).status).toBe(201)
    })

    test.each(['?', ' x ', '🙂', 'x'.repeat(LONGEST_DISPUTE)])('is accepted with the text %j', async (text) => {
      expect((await dispute({ text })).status).toBe(201)
    })

    test.each([
      ...['', '   ', '\n\t', '\u0000\u200b', '\u3164', '\u0007', '\ud800'].map((text) => ({ text })),
      { text: 'x'.repeat(LONGEST_DISPUTE + 1) },
      { scenario: 'Straw Man' },
      { at: 1 },
    ])('is refused with %j', async (given) => {
      expect(outcomeOf(await dispute(given))).toBe('bad-request')
    })
  })

  describe('the streak', () => {
    const active = (lastActivityDate: number, timeZone?: string | null) =>
      on.ada.put(my('streak'), { lastActivityDate, ...(timeZone !== undefined && { timeZone }) })

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
      expect(await achievementsOf(on.ada)).toEqual(['getting-started'])
    })

    test('lists active days of the 26 weeks up to today', async () => {
      for (const daysAgo of [181, 182, 300]) await active(NOON - daysAgo * DAY)
      expect(await bodyAt('streak')).toMatchObject({ activeDays: ['2026-05-24'], longestStreak: 2 })
    })

    test('reads 0 after a missed day, and the longest streak stays', async () => {
      await active(NOON)
      on.server.clock.time = NOON + DAY
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 1 })
      on.server.clock.time = NOON + 2 * DAY
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 0, longestStreak: 1 })
    })

    test('decides what today is by the zone of the latest activity', async () => {
      // Noon UTC on Saturday is Sunday in Kiritimati; Monday begins there at 10:00 UTC on Sunday.
      await active(NOON, 'Pacific/Kiritimati')
      on.server.clock.time = NOON + DAY - 2 * 3_600_000 - 1
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 1 })
      on.server.clock.time = NOON + 2 * DAY - 2 * 3_600_000
      expect(await bodyAt('streak')).toMatchObject({ currentStreak: 0 })
    })

    test('treats an unknown zone as UTC, and a time that cannot be as now', async () => {
      for (const told of [NOON + 400 * DAY, 5]) {
        const reply = await active(told, 'Middle/Earth')
        expect([reply.status, reply.body]).toEqual([
          200,
          { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON },
        ])
      }
      for (const zone of [null, '', 'x'.repeat(500), 'a\0b']) expect((await active(NOON, zone)).status).toBe(200)
      expect(await bodyAt('streak')).toMatchObject({ activeDays: ['2026-11-21'] })
    })

    test.each([-1, 0.5, '2026-11-21', null, 8_640_000_000_000_001])(
      'refuses %j as the time of a day',
      async (given) => {
        expect(outcomeOf(await on.ada.put(my('streak'), { lastActivityDate: given }))).toBe('bad-request')
      },
    )

    test('cannot be set, because it follows from the active days', async () => {
      const reply = await on.ada.put(my('streak'), { lastActivityDate: NOON, currentStreak: 100 })
      expect(outcomeOf(reply)).toBe('bad-request')
    })
  })
})

/** The ids of a person's achievements, without the one for registering early. */
async function achievementsOf(person: Person): Promise<string[]> {
  const earned = bodyOf(getAchievements, await person.get(`/api/users/${person.id}/achievements`))
  return earned.map(({ achievementId }) => achievementId).filter((id) => id !== 'early-adopter')
}
