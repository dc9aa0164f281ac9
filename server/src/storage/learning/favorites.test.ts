import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const BIAS = { itemId: 'anchoring', itemType: 'bias' } as const
const FALLACY = { itemId: 'straw-man', itemType: 'fallacy' } as const

describe.each(DATABASES)('favorites on %s', (kind) => {
  const storage = useStorage(kind)

  test('are listed in the order in which they were added, and adding one again changes nothing', async () => {
    const userId = await storage.person()
    const add = (favorite: typeof BIAS | typeof FALLACY, at: number) =>
      storage.transaction(({ favorites }) => favorites.add(userId, favorite, at))
    expect([await add(FALLACY, 1000), await add(BIAS, 2000), await add(FALLACY, 3000)]).toEqual([true, true, false])
    expect(await storage.read(({ favorites }) => favorites.list(userId))).toEqual([FALLACY, BIAS])
    expect(await storage.read(({ favorites }) => favorites.listDated(userId))).toEqual([
      { ...FALLACY, addedAt: 1000 },
      { ...BIAS, addedAt: 2000 },
    ])
  })

  test('are removed by type and id together, and for one person only', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    const twin = { itemId: BIAS.itemId, itemType: 'fallacy' } as const
    await storage.transaction(async ({ favorites }) => {
      for (const id of [ada, bob]) await favorites.add(id, BIAS, 1)
      await favorites.add(ada, twin, 2)
      await favorites.remove(ada, BIAS)
      await favorites.remove(ada, FALLACY)
    })
    expect(await storage.read(({ favorites }) => favorites.list(ada))).toEqual([twin])
    expect(await storage.read(({ favorites }) => favorites.list(bob))).toEqual([BIAS])
  })
})
