import { getAchievements } from '@think-twice/contract/learning'
import { DAY } from '@think-twice/core/activity/days'
import { expect, test } from 'vitest'
import { NOON, onEachDatabase, outcomeOf, type Person } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

onEachDatabase('the streak', (on) => {
  const { my, bodyAt } = on
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
      expect([reply.status, reply.body]).toEqual([200, { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON }])
    }
    for (const zone of [null, '', 'x'.repeat(500), 'a\0b']) expect((await active(NOON, zone)).status).toBe(200)
    expect(await bodyAt('streak')).toMatchObject({ activeDays: ['2026-11-21'] })
  })

  test('refuses a day that is no time', async () => {
    expect(outcomeOf(await on.ada.put(my('streak'), { lastActivityDate: '2026-11-21' }))).toBe('bad-request')
  })
})

/** The ids of a person's achievements, without the one for registering early. */
async function achievementsOf(person: Person): Promise<string[]> {
  const earned = bodyOf(getAchievements, await person.get(`/api/users/${person.id}/achievements`))
  return earned.map(({ achievementId }) => achievementId).filter((id) => id !== 'early-adopter')
}
