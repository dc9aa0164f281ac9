import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('counts of today’s argument on %s', (kind) => {
  const storage = useStorage(kind)

  test('add up by day, part and value', async () => {
    await storage.transaction(async ({ today }) => {
      for (const value of ['straw-man', 'straw-man', 'bandwagon']) await today.count('2026-11-21', 'option', value)
      await today.count('2026-11-21', 'sentence', '0')
      await today.count('2026-11-22', 'option', 'straw-man')
    })
    const counts = await storage.read(({ today }) => today.counts('2026-11-21'))
    expect(counts).toHaveLength(3)
    expect(counts).toEqual(
      expect.arrayContaining([
        { part: 'option', value: 'straw-man', count: 2 },
        { part: 'option', value: 'bandwagon', count: 1 },
        { part: 'sentence', value: '0', count: 1 },
      ]),
    )
  })

  test('do not count anybody again until they are forgotten', async () => {
    const add = (hash: string) => storage.transaction(({ today }) => today.addAnswerer(hash, 2000))
    const forget = (before: number) => storage.transaction(({ today }) => today.forgetAnswerers(before))
    expect([await add('ada'), await add('ada'), await add('bob')]).toEqual([true, false, true])
    await forget(2000)
    expect(await add('ada')).toBe(false)
    await forget(2001)
    expect(await add('ada')).toBe(true)
  })
})
