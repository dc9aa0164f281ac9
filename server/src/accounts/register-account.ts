import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { lastRewardedRank, newAchievementIds } from '@think-twice/core/rewards/achievements'
import { fieldRefusal } from '../refusal.ts'
import type { Stores } from '../storage/stores.ts'
import type { Sender } from './sender.ts'
import { startSignIn } from './sessions.ts'

type Registration = {
  username: string
  passwordHash: string
  /** The caller; the sign-in that the request came with ends. */
  sender: Pick<Sender, 'presented' | 'deviceLabel'>
  /** Milliseconds since 1970. */
  now: number
  /** How long the new sign-in lasts. */
  seconds: number
}

/** Makes an account and signs it in; refuses a name that is taken. The first people to register earn an achievement. */
export async function registerAccount(stores: Stores, { username, passwordHash, sender, now, seconds }: Registration) {
  const account = await stores.accounts.create(username, passwordHash, now)
  if (!account) throw fieldRefusal('username-taken', 'username')
  const registrationRank = await stores.accounts.takeRank(lastRewardedRank(ACHIEVEMENTS))
  if (registrationRank !== null) {
    await stores.achievements.award(account.id, newAchievementIds(ACHIEVEMENTS, [], { registrationRank }), now)
  }
  const token = await startSignIn(stores, { ...sender, userId: account.id, now, seconds })
  return { account, token }
}
