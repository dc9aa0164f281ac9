import { describe, expect, test } from 'vitest'
import { finishedQuiz } from '../../../test/quiz.fixture.ts'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'
import { finishQuiz } from '../../learning/finish-quiz.ts'
import { startLearningPath } from '../../learning/start-path.ts'

const NOW = 1_795_000_000_000

describe.each(DATABASES)('the data needed to finish a quiz on %s', (kind) => {
  const storage = useStorage(kind)
  const read = (userId: number, resultId: string) => storage.read(({ snapshots }) => snapshots.read(userId, resultId))

  test('is empty for somebody new', async () => {
    const userId = await storage.person()
    expect(await read(userId, 'one')).toEqual({
      learner: { finishedQuizzes: 0, lastActivityAt: null, timeZone: null, streak: null, revision: 0 },
      progress: [],
      achievementIds: [],
      hasOpenPath: false,
      isSaved: false,
    })
  })

  test('refuses an account that was deleted meanwhile', async () => {
    await expect(read(999_999, 'one')).rejects.toMatchObject({ code: 'account-deleted' })
  })

  test('has the learner, the progress in byte order, the achievements, whether a path is open, and whether it was saved', async () => {
    const userId = await storage.person()
    const quiz = { ...finishedQuiz('standard'), id: 'one', timestamp: NOW, recordActivity: true }
    await storage.transaction((stores) => startLearningPath(stores, userId, 'advanced', NOW))
    await storage.transaction((stores) => finishQuiz(stores, userId, quiz, NOW))

    const { learner, progress, achievementIds, ...rest } = await read(userId, 'one')

    expect(learner).toMatchObject({ finishedQuizzes: 1, lastActivityAt: expect.any(Number) })
    expect(progress).toEqual(await storage.read((stores) => stores.progress.list(userId)))
    expect(progress).toHaveLength(12)
    expect(achievementIds.toSorted()).toEqual(
      (await storage.read(({ achievements }) => achievements.list(userId))).map(({ achievementId }) => achievementId),
    )
    expect(rest).toEqual({ hasOpenPath: true, isSaved: true })
    expect(await read(userId, 'two')).toMatchObject({ isSaved: false })
  })
})
