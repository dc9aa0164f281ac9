import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { required } from '@think-twice/core/required'
import { lastRewardedRank } from '@think-twice/core/rewards/achievements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, openTestStorage } from '../../test/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { registerAccount } from './register-account.ts'
import { readToken } from './session-token.ts'

const NOW = 1_795_000_000_000
const NOBODY = { presented: null, deviceLabel: 'Firefox on Windows' }

describe.each(DATABASES)('registering on %s', (kind) => {
  let storage: Storage
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, remove } = await openTestStorage(kind))
  })
  afterAll(() => remove())

  const register = (username: string, sender: Parameters<typeof registerAccount>[1]['sender'] = NOBODY) =>
    storage.transaction((stores) =>
      registerAccount(stores, { username, passwordHash: 'hash', sender, now: NOW, seconds: 60 }),
    )

  test('creates an account and signs it in for the requested time', async () => {
    const { account, token } = await register('ada')
    expect(account).toMatchObject({ username: 'ada', createdAt: NOW })
    const { userId, tokenHash } = required(readToken(token), 'a token')
    expect(userId).toBe(account.id)
    const signIn = await storage.read(({ signIns }) => signIns.find(userId, tokenHash, NOW))
    expect(signIn).toMatchObject({ expiresAt: NOW + 60_000, device: 'Firefox on Windows' })
  })

  test('refuses a name that is taken in any capitalization, and blames the field', async () => {
    await register('grace')
    await expect(register('GRACE')).rejects.toMatchObject({
      code: 'username-taken',
      issues: [{ field: 'username', message: 'Username already exists' }],
    })
  })

  test('ends the session that the browser had before', async () => {
    const { token } = await register('linus')
    const presented = required(readToken(token), 'a token')
    await register('margaret', { presented, deviceLabel: null })
    const { userId, tokenHash } = presented
    expect(await storage.read(({ signIns }) => signIns.find(userId, tokenHash, NOW))).toBe(null)
  })

  test('rewards the first people to register and nobody after them', async () => {
    const earnedBy = async (username: string) => {
      const { account } = await register(username)
      const earned = await storage.read(({ achievements }) => achievements.list(account.id))
      return earned.map(({ achievementId }) => achievementId)
    }
    expect(await earnedBy('early')).toEqual(['early-adopter'])
    const last = lastRewardedRank(ACHIEVEMENTS)
    await storage.transaction(async ({ accounts }) => {
      while ((await accounts.takeRank(last)) !== null);
    })
    expect(await earnedBy('late')).toEqual([])
  })
})
