import { dayOf } from '@think-twice/core/activity/days'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { refreshDemo } from './demo-history.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe.each(DATABASES)('the sample learner on %s', (database) => {
  let server: TestApp
  beforeEach(async () => {
    server = await startTestApp(database)
  })
  afterEach(() => server.stop())

  const read = async <Body>(path: string) => (await server.nobody.get(path)).body as Body
  const results = () => read<{ timestamp: number; mode: string; score: number }[]>('/api/quiz-results/user/1')
  const streak = () => read<{ currentStreak: number }>('/api/users/1/streak')
  const refresh = () => refreshDemo(server.services.storage, server.clock.time)

  test('has eight weeks behind it that end today, in every mode, and gets better', async () => {
    await refresh()
    const history = await results()
    const [latest, oldest] = [history[0]!, history.at(-1)!]
    expect(dayOf(latest.timestamp)).toBe(dayOf(NOON))
    expect(Math.round((latest.timestamp - oldest.timestamp) / DAY)).toBe(55)
    expect(new Set(history.map(({ mode }) => mode)).size).toBe(6)
    expect(history.slice(0, 5).every(({ score }) => score > oldest.score)).toBe(true)
    expect(await streak()).toMatchObject({ currentStreak: 9 })
    expect(await read<object[]>('/api/users/1/progress')).toHaveLength(48)
    expect(await read<object[]>('/api/users/1/achievements')).not.toContainEqual(
      expect.objectContaining({ achievementId: 'early-adopter' }),
    )
    expect(await read<object[]>('/api/users/1/learning-paths')).toMatchObject([
      { completedAt: expect.any(Number) },
      { completedAt: null },
    ])
  })

  test('nothing it did lies in the future, whenever in the day it is made', async () => {
    for (const time of [0, 5 * 60_000, HOUR, 13 * HOUR, DAY - 1]) {
      server.clock.time = Math.floor(NOON / DAY) * DAY + 3 * DAY + time
      await refresh()
      for (const { timestamp } of await results()) expect(timestamp).toBeLessThanOrEqual(server.clock.time)
      // Shortly after midnight the latest quiz counts for yesterday.
      expect((await streak()).currentStreak).toBeGreaterThanOrEqual(8)
    }
  })

  test('looked at every hour for three days, its streak never runs out', async () => {
    for (let hour = 0; hour < 72; hour++) {
      await refresh()
      expect((await streak()).currentStreak).toBeGreaterThanOrEqual(8)
      server.clock.time += HOUR
      expect((await streak()).currentStreak).toBeGreaterThanOrEqual(8)
    }
  })

  test('made by several processes at once it is made once', async () => {
    await Promise.all([refresh(), refresh(), refresh()])
    expect(await results()).toHaveLength(47)
    const { body } = await server.nobody.get('/api/users/1/achievements')
    expect(body).toHaveLength(5)
  })
})
