import type { Endpoint } from '@think-twice/contract/endpoint'
import { getAchievements, getLearningPaths, getProgress, getStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { DAY, dayOf, HOUR } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES, type DatabaseKind } from '../../test/storage.fixture.ts'
import { refreshDemo } from './demo-history.ts'

/** A server of its own for each test. */
function useServer(database: DatabaseKind) {
  let server: TestApp
  beforeEach(async () => {
    server = await startTestApp(database)
  })
  afterEach(() => server.stop())
  const read = async <Called extends Endpoint>(call: Called) =>
    bodyOf(call, await server.nobody.get(call.path.replace(':id', '1')))
  return {
    read,
    results: () => read(getQuizResults),
    streak: () => read(getStreak),
    clock: () => server.clock,
    refresh: () => refreshDemo(server.services.storage, server.clock.time),
  }
}

describe.each(DATABASES)('the sample learner on %s', (database) => {
  const { read, results, streak, refresh } = useServer(database)

  test('has eight weeks of improving results in every mode, up to today', async () => {
    await refresh()
    const history = await results()
    const [latest, oldest] = [itemAt(history, 0), history.at(-1)!]
    expect(dayOf(latest.timestamp)).toBe(dayOf(NOON))
    expect(Math.round((latest.timestamp - oldest.timestamp) / DAY)).toBe(55)
    expect(new Set(history.map(({ mode }) => mode)).size).toBe(6)
    expect(history.slice(0, 5).every(({ score }) => score > oldest.score)).toBe(true)
    expect(await streak()).toMatchObject({ currentStreak: 9 })
    expect(await read(getProgress)).toHaveLength(48)
    expect(await read(getAchievements)).not.toContainEqual(expect.objectContaining({ achievementId: 'early-adopter' }))
    expect(await read(getLearningPaths)).toMatchObject([{ completedAt: expect.any(Number) }, { completedAt: null }])
  })

  test('is made only once by several processes at the same time', async () => {
    await Promise.all([refresh(), refresh(), refresh()])
    expect(await results()).toHaveLength(47)
    expect(await read(getAchievements)).toHaveLength(5)
  })
})

describe('the sample learner as time passes', () => {
  const { results, streak, clock, refresh } = useServer('SQLite')

  test('has no results in the future, whatever the time of day at which its history is made', async () => {
    for (const time of [0, 5 * 60_000, HOUR, 13 * HOUR, DAY - 1]) {
      clock().time = Math.floor(NOON / DAY) * DAY + 3 * DAY + time
      await refresh()
      for (const { timestamp } of await results()) expect(timestamp).toBeLessThanOrEqual(clock().time)
      // Shortly after midnight the latest quiz counts for yesterday.
      expect((await streak()).currentStreak).toBeGreaterThanOrEqual(8)
    }
  })

  test('keeps its streak when looked at every hour for two days', async () => {
    for (let hour = 0; hour < 50; hour++) {
      await refresh()
      expect((await streak()).currentStreak).toBeGreaterThanOrEqual(8)
      clock().time += HOUR
      expect((await streak()).currentStreak).toBeGreaterThanOrEqual(8)
    }
  })
})
