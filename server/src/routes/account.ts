import { getUsername, isUsername, login, register } from '@think-twice/contract/account'
import { Refusal } from '@think-twice/contract/errors'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { earnedAchievements } from '@think-twice/core/rewards/achievements'
import { startSession } from '../accounts/sessions.ts'
import { answer, serve } from '../http/serve.ts'
import { NOT_REMEMBERED, REMEMBERED, setSessionCookie } from '../http/session-cookie.ts'
import type { Services } from '../services.ts'

/** Beyond it a registration earns nothing, and nobody counts any further. */
const LAST_RANK = 100

export function accountRoutes({ storage, clock, passwords, attempts }: Services) {
  return [
    serve(login, async ({ body, sender }) => {
      const { username, password, rememberMe = false } = body
      await attempts.admitLogin(username, sender.address)
      // An impossible name takes the same way as an unknown one.
      const found = isUsername(username) ? await storage.read(({ accounts }) => accounts.credentials(username)) : null
      const isRight = await passwords.verify(found?.passwordHash ?? null, password)
      if (!found?.passwordHash || !isRight) throw new Refusal('wrong-credentials')
      await attempts.forgive(username, sender.address)

      const { passwordHash, ...account } = found
      const strongerHash = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : null
      const token = await storage.transaction(async (stores) => {
        if (strongerHash) await stores.accounts.changeHash(account.id, strongerHash)
        return startSession(stores, {
          userId: account.id,
          presented: sender.presented,
          now: clock.now(),
          seconds: rememberMe ? REMEMBERED : NOT_REMEMBERED,
        })
      })
      return answer(200, { ...account, user: account }, setSessionCookie(token, sender.isHttps, rememberMe))
    }),

    serve(register, async ({ body, sender }) => {
      const { username, password, rememberMe = false } = body
      const passwordHash = await passwords.hash(password)
      const now = clock.now()
      const { account, token } = await storage.transaction(async (stores) => {
        const account = await stores.accounts.create(username, passwordHash, now)
        if (!account) throw new Refusal('username-taken')
        const registrationRank = await stores.accounts.takeRank(LAST_RANK)
        if (registrationRank !== null) {
          const earned = earnedAchievements(ACHIEVEMENTS, { registrationRank }, new Set())
          await stores.achievements.award(
            account.id,
            earned.map(({ id }) => id),
            now,
          )
        }
        const token = await startSession(stores, {
          userId: account.id,
          presented: sender.presented,
          now,
          seconds: rememberMe ? REMEMBERED : NOT_REMEMBERED,
        })
        return { account, token }
      })
      return answer(201, account, setSessionCookie(token, sender.isHttps, rememberMe))
    }),

    serve(getUsername, async ({ params }) => {
      const isTaken = await storage.read(({ accounts }) => accounts.isTaken(params.username))
      if (!isTaken) throw new Refusal('username-free')
      return answer(200, { taken: true as const })
    }),
  ]
}
