import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('of two that come at the same time on %s', (kind) => {
  const storage = useStorage(kind)
  const credentials = (username: string) => storage.read(({ accounts }) => accounts.credentials(username))

  test('one registration gets the name, whatever its capitals', async () => {
    const create = (username: string) => storage.transaction(({ accounts }) => accounts.create(username, 'hash', 0))
    const made = await Promise.all([create('grace'), create('GRACE')])
    expect(made.filter((account) => account === null)).toHaveLength(1)
  })

  test('each registration gets a rank of its own, and none past the last', async () => {
    const takeRank = () => storage.transaction(({ accounts }) => accounts.takeRank(3))
    const ranks = await Promise.all([takeRank(), takeRank(), takeRank(), takeRank()])
    expect(ranks.toSorted()).toEqual([1, 2, 3, null])
  })

  test('one change of a password holds, and only if it replaces the hash that was verified', async () => {
    const id = await storage.person('linus')
    const replace = (from: string, to: string) =>
      storage.transaction(({ accounts }) => accounts.replacePassword(id, from, to))
    const changed = await Promise.all([replace('hash', 'one'), replace('hash', 'other')])
    expect(changed.filter(Boolean)).toHaveLength(1)
    expect((await credentials('linus'))?.passwordHash).toBe(changed[0] ? 'one' : 'other')
    expect(await replace('hash', 'late')).toBe(false)
  })

  test('one use of a recovery code holds, and a code that was replaced has none', async () => {
    const id = await storage.person('ada')
    const redeem = (hash: string, to: string) =>
      storage.transaction(({ accounts }) => accounts.redeemRecovery(id, hash, to))
    await storage.transaction(async ({ accounts }) => {
      await accounts.setRecovery(id, 'first', 1000)
      await accounts.setRecovery(id, 'second', 2000)
    })
    expect(await redeem('first', 'early')).toBe(false)
    const used = await Promise.all([redeem('second', 'one'), redeem('second', 'other')])
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await credentials('ada')).toMatchObject({ passwordHash: used[0] ? 'one' : 'other', recoveryHash: null })
  })
})
