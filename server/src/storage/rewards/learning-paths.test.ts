import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const STARTED: LearningPathRecord = {
  pathType: 'beginner',
  totalSteps: 3,
  currentStep: 0,
  completedSteps: [],
  startedAt: 2000,
  completedAt: null,
}
const DONE: LearningPathRecord = {
  ...STARTED,
  pathType: 'advanced',
  currentStep: 3,
  completedSteps: [0, 1, 2],
  startedAt: 1000,
  completedAt: 5000,
}

describe.each(DATABASES)('learning paths on %s', (kind) => {
  const storage = useStorage(kind)

  test('are listed in the order in which they were started, and only unfinished ones are open', async () => {
    const userId = await storage.person()
    await storage.transaction(({ learningPaths }) => learningPaths.save(userId, [STARTED, DONE]))
    expect(await storage.read(({ learningPaths }) => learningPaths.list(userId))).toEqual([DONE, STARTED])
    expect(await storage.read(({ learningPaths }) => learningPaths.open(userId))).toEqual({
      paths: [STARTED],
      unread: new Set(),
    })
  })

  test('move on when saved again, and keep the time of their start', async () => {
    const userId = await storage.person()
    const moved = { ...STARTED, currentStep: 2, completedSteps: [0, 1] }
    await storage.transaction(async ({ learningPaths }) => {
      await learningPaths.save(userId, [STARTED])
      await learningPaths.save(userId, [{ ...moved, startedAt: 9000 }])
      await learningPaths.save(userId, [])
    })
    expect(await storage.read(({ learningPaths }) => learningPaths.list(userId))).toEqual([moved])
  })
})
