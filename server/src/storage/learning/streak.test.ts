import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('active days on %s', (kind) => {
  const storage = useStorage(kind)

  test('form a set for each person, however often and in whatever order they arrive', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await storage.transaction(async ({ streak }) => {
      for (const day of ['2026-11-21', '2026-11-19', '2026-11-21']) await streak.add(ada, day)
      await streak.add(bob, '2026-11-20')
    })
    const days = (userId: number) => storage.read(({ streak }) => streak.days(userId))
    expect((await days(ada)).toSorted()).toEqual(['2026-11-19', '2026-11-21'])
    expect(await days(bob)).toEqual(['2026-11-20'])
  })
})
