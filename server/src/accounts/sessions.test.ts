import { itemAt } from '@think-twice/core/item-at'
import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES, openTestStorage } from '../../test/storage.fixture.ts'
import { NOT_REMEMBERED, REMEMBERED } from '../cookies/session-cookie.ts'
import type { Storage } from '../storage/storage.ts'
import { readToken } from './session-token.ts'
import { isTouchDue, renewSignIn, startSignIn } from './sessions.ts'

const NOW = 1_795_000_000_000
const MINUTE = 60_000

describe.each(DATABASES)('a session on %s', (kind) => {
  let storage: Storage
  let remove: () => Promise<void>
  let userId: number
  beforeAll(async () => {
    ;({ storage, remove } = await openTestStorage(kind))
  })
  beforeEach(async () => {
    const account = await storage.transaction(({ accounts }) => accounts.create(`person${Math.random()}`, 'hash', NOW))
    userId = required(account, 'the account').id
  })
  afterAll(() => remove())

  const start = (given: Partial<Parameters<typeof startSignIn>[1]> = {}) =>
    storage.transaction((stores) =>
      startSignIn(stores, { userId, presented: null, deviceLabel: null, now: NOW, seconds: REMEMBERED, ...given }),
    )
  const renew = (token: string, now = NOW) =>
    storage.transaction((stores) => renewSignIn(stores, { presented: readToken(token), deviceLabel: 'Mac' }, now))
  const find = (token: string, now = NOW) =>
    storage.read(({ signIns }) => signIns.find(userId, required(readToken(token), 'a token').tokenHash, now))

  test('lasts exactly as many seconds as it was given', async () => {
    const token = await start({ seconds: 60 })
    expect(await find(token, NOW + MINUTE - 1)).toMatchObject({ createdAt: NOW, expiresAt: NOW + MINUTE })
    expect(await find(token, NOW + MINUTE)).toBe(null)
  })

  test('ends the session that the browser had before, and no other', async () => {
    const [before, elsewhere] = [await start(), await start()]
    const token = await start({ presented: readToken(before) })
    expect([await find(before), await find(elsewhere), await find(token)]).toEqual([
      null,
      expect.objectContaining({ userId }),
      expect.objectContaining({ userId }),
    ])
  })

  test('ends the oldest one when a person signs in on more than twenty devices', async () => {
    const tokens: string[] = []
    for (let number = 0; number < 21; number++) tokens.push(await start({ now: NOW + number }))
    expect(await find(itemAt(tokens, 0))).toBe(null)
    expect(await find(itemAt(tokens, 1))).not.toBe(null)
    expect(await storage.read(({ signIns }) => signIns.list(userId, NOW))).toHaveLength(20)
  })

  test.each([
    [REMEMBERED, true],
    [NOT_REMEMBERED, false],
  ])('when renewed ends all others and lasts %i seconds from now, as it did before', async (seconds, isRemembered) => {
    const [before, elsewhere] = [await start({ seconds }), await start()]
    const renewed = await renew(before, NOW + MINUTE)
    expect(renewed.isRemembered).toBe(isRemembered)
    expect([await find(before), await find(elsewhere)]).toEqual([null, null])
    expect(await find(renewed.token)).toMatchObject({ expiresAt: NOW + MINUTE + seconds * 1000, device: 'Mac' })
  })

  test('cannot be renewed after it has ended', async () => {
    const token = await start({ seconds: 60 })
    await expect(renew(token, NOW + MINUTE)).rejects.toMatchObject({ code: 'not-signed-in' })
  })
})

test.each([
  [0, false],
  [5 * MINUTE - 1, false],
  [5 * MINUTE, true],
])('a session used again after %i ms has its latest use saved anew: %s', (since, isDue) => {
  const signIn = { userId: 1, tokenHash: '', createdAt: 0, lastSeenAt: NOW, expiresAt: Infinity, device: null }
  expect(isTouchDue(signIn, NOW + since)).toBe(isDue)
})
