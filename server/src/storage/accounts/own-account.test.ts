import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('a person’s own account on %s', (kind) => {
  const storage = useStorage(kind)

  test('has its display name, and the time at which its recovery code was made', async () => {
    const id = await storage.person('ada')
    const find = () => storage.read(({ ownAccounts }) => ownAccounts.find(id))
    expect(await find()).toEqual({ id, username: 'ada', createdAt: 0, displayName: null, recoveryMadeAt: null })
    await storage.transaction(async ({ ownAccounts, recovery }) => {
      await ownAccounts.rename(id, 'Ada L. 🙂')
      await recovery.set(id, 'hash', 1000)
    })
    expect(await find()).toMatchObject({ username: 'ada', displayName: 'Ada L. 🙂', recoveryMadeAt: 1000 })
    await storage.transaction(({ ownAccounts }) => ownAccounts.rename(id, null))
    expect(await find()).toMatchObject({ displayName: null })
  })

  test('is not found once it is deleted', async () => {
    expect(await storage.read(({ ownAccounts }) => ownAccounts.find(999_999))).toBe(null)
  })
})
