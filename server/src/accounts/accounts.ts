import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { lastRewardedRank, newAchievementIds } from '@think-twice/core/rewards/achievements'
import { fieldRefusal } from '../refusal.ts'
import type { Stores } from '../storage/stores.ts'
import { type Sender, startSignIn } from './sign-ins.ts'

type Registration = {
  username: string
  passwordHash: string
  /** The caller; the sign-in that the request came with ends. */
  sender: Pick<Sender, 'presented' | 'deviceLabel'>
  /** Milliseconds since 1970. */
  now: number
  rememberMe: boolean
}

/** Makes an account and signs it in; refuses a name that is taken. The first people to register earn an achievement. */
export async function registerAccount(
  stores: Stores,
  { username, passwordHash, sender, now, rememberMe }: Registration,
) {
  const account = await stores.accounts.create(username, passwordHash, now)
  if (!account) throw fieldRefusal('username-taken', 'username')
  const registrationRank = await stores.accounts.takeRank(lastRewardedRank(ACHIEVEMENTS))
  if (registrationRank !== null) {
    await stores.achievements.award(account.id, newAchievementIds(ACHIEVEMENTS, [], { registrationRank }), now)
  }
  const token = await startSignIn(stores, { ...sender, userId: account.id, now, rememberMe })
  return { account, token }
}

/**
 * Deletes an account and everything kept about the person, within the transaction of `stores`. Questions that are not
 * the catalog's may hold their words, so those that nobody else was asked go too.
 */
export async function removeAccount(stores: Stores, userId: number): Promise<void> {
  // Taken first, as in every delivery for a person, so that two of them cannot deadlock.
  await stores.learners.take(userId)
  await stores.questions.removeForeign(userId)
  await stores.signIns.noteDeleted(userId)
  await stores.accounts.remove(userId)
}
