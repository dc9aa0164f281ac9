import { HOUR } from '@think-twice/core/activity/days'
import { describe, expect, test } from 'vitest'
import { DATABASES, useStorage } from '../../../test/storage.fixture.ts'
import type { StoredSignIn } from './sign-ins.ts'

const NOW = 1_795_000_000_000

describe.each(DATABASES)('sign-ins on %s', (kind) => {
  const storage = useStorage(kind)
  const start = (userId: number, tokenHash: string, given: Partial<StoredSignIn> = {}) =>
    storage.transaction(({ signIns }) =>
      signIns.create({
        ...{ userId, tokenHash, createdAt: NOW, lastSeenAt: NOW, expiresAt: NOW + HOUR, device: null },
        ...given,
      }),
    )
  const open = async (userId: number, now = NOW) =>
    (await storage.read(({ signIns }) => signIns.list(userId, now))).map(({ tokenHash }) => tokenHash)

  test('that had ended by a given time are swept away, and the rest stay', async () => {
    const userId = await storage.person()
    await start(userId, 'over soon', { expiresAt: NOW + 1 })
    await start(userId, 'over later', { lastSeenAt: NOW + 3 * HOUR, expiresAt: NOW + 3 * HOUR })
    await storage.transaction(({ signIns }) => signIns.sweep(NOW + 2))
    expect(await open(userId, NOW - 1)).toEqual(['over later'])
    expect(await storage.read(({ signIns }) => signIns.latestUse())).toBe(NOW + 3 * HOUR)
  })

  test('keep their latest use and end, although an earlier use is noted later', async () => {
    const userId = await storage.person()
    await start(userId, 'in use')
    for (const now of [NOW + 2 * HOUR, NOW + HOUR]) {
      const use = { userId, tokenHash: 'in use', lastSeenAt: now, expiresAt: now + HOUR }
      await storage.transaction(({ signIns }) => signIns.touch(use))
    }
    const kept = await storage.read(({ signIns }) => signIns.find(userId, 'in use', NOW))
    expect(kept).toMatchObject({ lastSeenAt: NOW + 2 * HOUR, expiresAt: NOW + 3 * HOUR })
  })
})

describe.each(DATABASES)('secrets on %s', (kind) => {
  const storage = useStorage(kind)
  const take = (name: string) => storage.transaction(({ secrets }) => secrets.take(name))

  test('have 256 random bits and differ for each name', async () => {
    expect(await take('devices')).toMatch(/^[\w-]{43}$/)
    expect(await take('today')).not.toBe(await take('devices'))
  })

  test('are the same for everybody who needs a new one at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => take('contested')))
    expect(new Set(keys).size).toBe(1)
  })
})

describe.each(DATABASES)('counts of limited calls on %s', (kind) => {
  const storage = useStorage(kind)

  test('are swept away once they have been forgotten, and not before', async () => {
    const limiter = storage.limiter({ name: 'swept', seconds: 3600, secret: 'known here' })
    const sweep = (time: number) => storage.transaction(({ rateLimits }) => rateLimits.sweep(time))
    await limiter.count('caller')
    await sweep(Date.now())
    expect((await limiter.count('caller')).count).toBe(2)
    await sweep(Date.now() + 2 * HOUR)
    expect((await limiter.count('caller')).count).toBe(1)
  })
})
