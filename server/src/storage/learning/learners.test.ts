import { describe, expect, test } from 'vitest'
import { DATABASES, useStorage } from '../../../test/storage.fixture.ts'

describe.each(DATABASES)('a learner on %s', (kind) => {
  const storage = useStorage(kind)

  test('who is taken makes other work for the same learner wait', async () => {
    const userId = await storage.person()
    const order: string[] = []
    const work = (name: string) =>
      storage.transaction(async ({ learners, streak }) => {
        await learners.take(userId)
        order.push(name)
        for (let read = 0; read < 5; read++) await streak.days(userId)
        order.push(name)
      })
    await Promise.all(['a', 'b', 'c'].map(work))
    expect(order.join('')).toMatch(/^(aa|bb|cc){3}$/)
  })

  test('whose account was deleted meanwhile is refused', async () => {
    const taking = storage.transaction(({ learners }) => learners.take(999_999))
    await expect(taking).rejects.toMatchObject({ code: 'account-deleted' })
  })
})
