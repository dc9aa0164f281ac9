import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, openTestStorage } from '../../test/storage.fixture.ts'
import { saveChanges } from './save-changes.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

describe.each(DATABASES)('saving the changed parts of a learner on %s', (database) => {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  let userId: number
  beforeAll(async () => {
    opened = await openTestStorage(database)
    const account = await opened.storage.transaction(({ accounts }) => accounts.create('ada', null, NOON))
    userId = required(account, 'the account').id
  })
  afterAll(() => opened.remove())

  const kept = () =>
    opened.storage.read(async ({ learners, streak, achievements }) => ({
      finished: (await learners.find(userId)).finishedQuizzes,
      days: await streak.days(userId),
      earned: (await achievements.list(userId)).map(({ achievementId }) => achievementId),
    }))

  test('saves each part that changed, and leaves all other parts as they were', async () => {
    const before = await kept()
    await opened.storage.transaction(async (stores) => {
      const learner = { ...(await stores.learners.take(userId)), finishedQuizzes: 1 }
      await saveChanges(stores, userId, { learner, newDay: '2026-11-21' }, NOON)
    })
    expect(await kept()).toEqual({ ...before, finished: 1, days: ['2026-11-21'] })

    await opened.storage.transaction((stores) => saveChanges(stores, userId, { achievementIds: ['first-quiz'] }, NOON))
    expect(await kept()).toEqual({
      ...before,
      finished: 1,
      days: ['2026-11-21'],
      earned: [...before.earned, 'first-quiz'],
    })
  })

  test('saves nothing if the transaction fails', async () => {
    const before = await kept()
    const failing = opened.storage.transaction(async (stores) => {
      await saveChanges(stores, userId, { newDay: '2026-11-22', achievementIds: ['perfect-score'] }, NOON)
      throw new Error('too late')
    })
    await expect(failing).rejects.toThrow('too late')
    expect(await kept()).toEqual(before)
  })
})
