import { Refusal } from '@think-twice/contract/errors'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { earnedAchievements, lastRewardedRank } from '@think-twice/core/rewards/achievements'
import type { Stores } from '../storage/stores.ts'
import type { PresentedSession } from './session-token.ts'
import { startSignIn } from './sessions.ts'

type Registration = {
  username: string
  passwordHash: string
  /** The sign-in that came with the request, which ends. */
  presented: PresentedSession | null
  /** Milliseconds since 1970. */
  now: number
  /** How long the new sign-in lasts. */
  seconds: number
}

/** Creates an account and signs it in; refuses a taken name. The first people to register earn an achievement. */
export async function registerAccount(
  stores: Stores,
  { username, passwordHash, presented, now, seconds }: Registration,
) {
  const account = await stores.accounts.create(username, passwordHash, now)
  if (!account) throw new Refusal('username-taken')
  const registrationRank = await stores.accounts.takeRank(lastRewardedRank(ACHIEVEMENTS))
  if (registrationRank !== null) {
    const earned = earnedAchievements(ACHIEVEMENTS, { registrationRank }, new Set())
    await stores.achievements.award(
      account.id,
      earned.map(({ id }) => id),
      now,
    )
  }
  const token = await startSignIn(stores, { userId: account.id, presented, now, seconds })
  return { account, token }
}
