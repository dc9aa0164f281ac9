import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('recovery codes on %s', (kind) => {
  const storage = useStorage(kind)

  test('set a new password once, even when used twice at the same time', async () => {
    const id = await storage.person('ada')
    const redeem = (hash: string, to: string) => storage.transaction(({ recovery }) => recovery.redeem(id, hash, to))
    await storage.transaction(({ recovery }) => recovery.set(id, 'code', 1000))
    const used = await Promise.all([redeem('code', 'one'), redeem('code', 'other')])
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await storage.read(({ passwords }) => passwords.credentials('ada'))).toMatchObject({
      passwordHash: used[0] ? 'one' : 'other',
      recoveryHash: null,
    })
    expect(await redeem('code', 'late')).toBe(false)
  })

  test('replace the one made before', async () => {
    const id = await storage.person()
    await storage.transaction(async ({ recovery }) => {
      await recovery.set(id, 'first', 1000)
      await recovery.set(id, 'second', 2000)
    })
    const redeem = (hash: string) => storage.transaction(({ recovery }) => recovery.redeem(id, hash, 'new'))
    expect(await redeem('first')).toBe(false)
    expect(await redeem('second')).toBe(true)
  })
})
