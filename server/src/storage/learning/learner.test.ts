import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const ACTIVE = {
  finishedQuizzes: 3,
  lastActivityAt: 1_795_000_000_000,
  timeZone: 'Europe/Berlin',
  streak: { lastDay: '2026-11-21', length: 5, sinceRest: 2, longest: 9 },
}
const NEW = { finishedQuizzes: 0, lastActivityAt: null, timeZone: null, streak: null }

describe.each(DATABASES)('a learner on %s', (kind) => {
  const storage = useStorage(kind)
  const take = (userId: number) => storage.transaction(({ learners }) => learners.take(userId))

  const save = (userId: number) =>
    storage.transaction(async ({ learners }) => {
      const { revision } = await learners.take(userId)
      await learners.save(userId, { ...ACTIVE, revision })
    })

  test('begins with nothing, and reads back as it was saved', async () => {
    const userId = await storage.person()
    expect(await take(userId)).toEqual({ ...NEW, revision: 1 })
    await save(userId)
    expect(await take(userId)).toEqual({ ...ACTIVE, revision: 3 })
    const { streak: _, ...kept } = ACTIVE
    expect(await storage.read(({ learners }) => learners.find(userId))).toEqual(kept)
  })

  test('whose account was deleted meanwhile is refused', async () => {
    await expect(take(999_999)).rejects.toMatchObject({ code: 'account-deleted' })
    expect(await storage.read(({ learners }) => learners.find(999_999))).toMatchObject({ finishedQuizzes: 0 })
  })

  test('is listed among all learners, with the sample learner first', async () => {
    const userId = await storage.person()
    const ids = await storage.read(({ learners }) => learners.ids())
    expect([ids[0], ids.at(-1)]).toEqual([1, userId])
  })

  test('has a running total of the bytes of questions that nobody else sent', async () => {
    const userId = await storage.person()
    const add = (bytes: number) => storage.transaction(({ learners }) => learners.addQuestionBytes(userId, bytes))
    expect([await add(100), await add(50)]).toEqual([100, 150])
  })

  test('is cleared of everything they did, without effect on others', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    for (const id of [ada, bob]) {
      await storage.transaction(async ({ learners, streak, favorites, achievements }) => {
        await learners.save(id, { ...ACTIVE, revision: (await learners.take(id)).revision })
        await streak.add(id, '2026-11-21')
        await favorites.add(id, { itemId: 'anchoring', itemType: 'bias' }, 1)
        await achievements.award(id, ['first-quiz'], 1)
      })
    }
    await storage.transaction(({ learners }) => learners.clear(ada))
    expect(await take(ada)).toMatchObject(NEW)
    const kept = (id: number) =>
      storage.read(async ({ streak, favorites, achievements }) => [
        ...(await streak.days(id)),
        ...(await favorites.list(id)),
        ...(await achievements.list(id)),
      ])
    expect(await kept(ada)).toEqual([])
    expect(await kept(bob)).toHaveLength(3)
  })
})
