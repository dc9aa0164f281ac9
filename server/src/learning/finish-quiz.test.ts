import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES, openTestStorage } from '../../test/storage.fixture.ts'
import { finishQuiz } from './finish-quiz.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const QUIZ = identifiedQuiz('standard', 3, { id: 'one', recordActivity: true })

describe.each(DATABASES)('a finished quiz on %s', (database) => {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  let userId: number
  let people = 0
  beforeAll(async () => {
    opened = await openTestStorage(database)
  })
  beforeEach(async () => {
    people += 1
    const account = await opened.storage.transaction(({ accounts }) => accounts.create(`ada${people}`, null, NOON))
    userId = required(account, 'the account').id
  })
  afterAll(() => opened.remove())

  const finish = (given: object = {}, now = NOON) =>
    opened.storage.transaction((stores) => finishQuiz(stores, userId, { ...QUIZ, ...given }, now))
  const kept = () =>
    opened.storage.read(async ({ recordedResults, progress, streak, learners }) => ({
      results: (await recordedResults.list(userId)).map(({ id }) => id),
      concepts: (await progress.list(userId)).length,
      days: await streak.days(userId),
      finished: (await learners.find(userId)).finishedQuizzes,
    }))

  test('updates mastery, the active day, and achievements, and reports them', async () => {
    const { isNew, saved } = await finish()
    expect(isNew).toBe(true)
    expect(saved).toMatchObject({ userId, score: 75, streak: { currentStreak: 1, lastActivityDate: NOON - 300_000 } })
    expect(saved.progress).toHaveLength(12)
    expect(saved.achievements).toContainEqual({ achievementId: 'first-quiz', earnedAt: NOON })
    expect(await kept()).toEqual({ results: ['one'], concepts: 12, days: ['2026-11-21'], finished: 1 })
  })

  test('counts once, however often and late it is sent, and always gets its first reply', async () => {
    const { saved } = await finish({ timestamp: NOON })
    const before = await kept()
    expect(await finish({ timestamp: NOON }, NOON + 86_400_000)).toEqual({ isNew: false, saved })
    expect(await kept()).toEqual(before)
  })

  test('with the id of another quiz is refused, and the first one stays', async () => {
    await finish()
    await expect(finish({ timeSpent: 301 })).rejects.toMatchObject({ code: 'result-differs' })
    expect(await kept()).toMatchObject({ results: ['one'], finished: 1 })
  })

  test('saved without recording activity changes nothing else', async () => {
    const { saved } = await finish({ recordActivity: false })
    expect(saved).not.toHaveProperty('streak')
    expect(await kept()).toMatchObject({ concepts: 0, days: [], finished: 0 })
  })
})
