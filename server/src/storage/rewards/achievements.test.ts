import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('achievements on %s', (kind) => {
  const storage = useStorage(kind)

  test('keep the day on which they were first earned when they are earned again', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    const award = (ids: string[], at: number) =>
      storage.transaction(({ achievements }) => achievements.award(ada, ids, at))
    await award(['week-warrior', 'first-quiz'], 1000)
    await award(['first-quiz', 'quiz-master'], 2000)
    await award([], 3000)
    expect(await storage.read(({ achievements }) => achievements.list(ada))).toEqual([
      { achievementId: 'first-quiz', earnedAt: 1000 },
      { achievementId: 'week-warrior', earnedAt: 1000 },
      { achievementId: 'quiz-master', earnedAt: 2000 },
    ])
    expect(await storage.read(({ achievements }) => achievements.list(bob))).toEqual([])
  })
})
