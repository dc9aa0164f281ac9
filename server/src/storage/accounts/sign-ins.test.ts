import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'
import type { KeptSignIn } from './sign-ins.ts'

const NOW = 1_795_000_000_000
const HOUR = 3_600_000

describe.each(DATABASES)('sign-ins on %s', (kind) => {
  const storage = useStorage(kind)
  const start = (userId: number, tokenHash: string, given: Partial<KeptSignIn> = {}) =>
    storage.transaction(({ signIns }) =>
      signIns.create({
        ...{ userId, tokenHash, createdAt: NOW, lastSeenAt: NOW, expiresAt: NOW + HOUR, device: null },
        ...given,
      }),
    )
  const open = async (userId: number, now = NOW) =>
    (await storage.read(({ signIns }) => signIns.list(userId, now))).map(({ tokenHash }) => tokenHash)

  test('are found by person and token together, until they end', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await start(ada, 'found', { device: 'Firefox on Windows' })
    const find = (userId: number, now: number) => storage.read(({ signIns }) => signIns.find(userId, 'found', now))
    expect(await find(ada, NOW + HOUR - 1)).toMatchObject({ userId: ada, device: 'Firefox on Windows' })
    expect(await find(ada, NOW + HOUR)).toBe(null)
    expect(await find(bob, NOW)).toBe(null)
  })

  test('are listed most recently used first, without those that have ended', async () => {
    const userId = await storage.person()
    await start(userId, 'early')
    await start(userId, 'over', { expiresAt: NOW })
    await start(userId, 'late', { lastSeenAt: NOW + 1 })
    expect(await open(userId)).toEqual(['late', 'early'])
    await storage.transaction(({ signIns }) => signIns.touch(userId, 'early', NOW + 2))
    expect(await open(userId)).toEqual(['early', 'late'])
  })

  test('end one by one, all but one, or all together, and never another person’s', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    for (const token of ['a1', 'a2', 'a3', 'a4']) await start(ada, token)
    await start(bob, 'b1')
    await storage.transaction(({ signIns }) => signIns.remove(ada, 'a1'))
    await storage.transaction(({ signIns }) => signIns.remove(ada, 'b1'))
    expect((await open(ada)).toSorted()).toEqual(['a2', 'a3', 'a4'])
    await storage.transaction(({ signIns }) => signIns.removeOthers(ada, 'a3'))
    expect(await open(ada)).toEqual(['a3'])
    await storage.transaction(({ signIns }) => signIns.removeAll(ada))
    expect(await open(ada)).toEqual([])
    expect(await open(bob)).toEqual(['b1'])
  })

  test('are limited to the newest ones when there are too many', async () => {
    const userId = await storage.person()
    for (const number of [3, 1, 2]) await start(userId, `new${number}`, { createdAt: NOW + number })
    await storage.transaction(({ signIns }) => signIns.keepNewest(userId, 3))
    expect(await open(userId)).toHaveLength(3)
    await storage.transaction(({ signIns }) => signIns.keepNewest(userId, 2))
    expect((await open(userId)).toSorted()).toEqual(['new2', 'new3'])
  })

  test('of a deleted account are told apart from those that ended otherwise', async () => {
    const userId = await storage.person()
    await start(userId, 'of a deleted account')
    await storage.transaction(async ({ signIns, accounts }) => {
      await signIns.noteDeleted(userId)
      await accounts.remove(userId)
    })
    const wasDeleted = (tokenHash: string) => storage.read(({ signIns }) => signIns.wasDeleted(tokenHash))
    expect([await wasDeleted('of a deleted account'), await wasDeleted('unknown')]).toEqual([true, false])
    await storage.transaction(({ signIns }) => signIns.sweep(NOW + HOUR + 1))
    expect(await wasDeleted('of a deleted account')).toBe(false)
  })

  test('that had ended by a given time are swept away, and the rest stay', async () => {
    const userId = await storage.person()
    await start(userId, 'over soon', { expiresAt: NOW + 1 })
    await start(userId, 'over later', { lastSeenAt: NOW + 3 * HOUR, expiresAt: NOW + 3 * HOUR })
    await storage.transaction(({ signIns }) => signIns.sweep(NOW + 2))
    expect(await open(userId, NOW - 1)).toEqual(['over later'])
    expect(await storage.read(({ signIns }) => signIns.latestUse())).toBe(NOW + 3 * HOUR)
  })
})
