import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../test/storage.fixture.ts'
import { useStorage } from '../../test/use-storage.ts'
import { startLearningPath } from './start-path.ts'

describe.each(DATABASES)('a learning path on %s', (kind) => {
  const storage = useStorage(kind)
  const start = (userId: number, now: number) =>
    storage.transaction((stores) => startLearningPath(stores, userId, 'beginner', now))

  test('starts at its beginning, and only once', async () => {
    const userId = await storage.person()
    const record = {
      ...{ pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] },
      ...{ startedAt: 1000, completedAt: null },
    }
    expect(await start(userId, 1000)).toEqual({ isNew: true, record })
    expect(await start(userId, 2000)).toEqual({ isNew: false, record })
  })

  test('is started once when two requests arrive at the same time', async () => {
    const userId = await storage.person()
    const started = await Promise.all([start(userId, 1000), start(userId, 1000)])
    expect(started.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  })

  test('is not started for an account that was deleted', async () => {
    await expect(start(999_999, 1000)).rejects.toMatchObject({ code: 'account-deleted' })
  })
})
