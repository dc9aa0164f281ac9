import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/app.fixture.ts'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES, useStorage } from '../../test/storage.fixture.ts'
import { finishQuiz } from './finish-quiz.ts'

/** Four quizzes of four days, which meet some concepts twice. */
const QUIZZES = (['standard', 'mini-fallacy-assessment', 'standard', 'mini-bias-assessment'] as const).map(
  (mode, index) => {
    const { questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz(mode, 3 * index)
    const counts = { score, totalQuestions, correctAnswers, timeSpent }
    const when = { timestamp: NOON - (4 - index) * DAY, timeZone: 'Europe/Berlin' }
    return { id: `quiz-${index}`, mode, questions, userAnswers, ...counts, ...when, recordActivity: true }
  },
)

describe.each(DATABASES)('a finished quiz on %s', (kind) => {
  const storage = useStorage(kind)
  const finish = (userId: number, index: number) =>
    storage.transaction((stores) => finishQuiz(stores, userId, itemAt(QUIZZES, index), NOON))
  const kept = (userId: number) =>
    storage.read(async ({ learners, progress, streak, achievements }) => ({
      learner: await learners.find(userId),
      progress: await progress.list(userId),
      days: (await streak.days(userId)).toSorted(),
      achievements: (await achievements.list(userId)).map(({ achievementId }) => achievementId).toSorted(),
    }))

  test('changes the same, whichever of several arrives first and however often each arrives', async () => {
    const ada = await storage.person()
    for (const index of QUIZZES.keys()) await finish(ada, index)
    const inOrder = await kept(ada)
    expect(inOrder.days).toHaveLength(4)

    const everyOne = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
    const deliveries = fc.tuple(everyOne, fc.array(fc.nat(3), { maxLength: 4 })).map((parts) => parts.flat())
    await fc.assert(
      fc.asyncProperty(deliveries, async (order) => {
        const bob = await storage.person()
        for (const index of order) await finish(bob, index)
        expect(await kept(bob)).toEqual(inOrder)
      }),
      { numRuns: 20 },
    )
  })
})
