import { isUsername } from '@think-twice/contract/account'
import { fieldRefusal } from '@think-twice/contract/errors'
import { postRecoveryCode, recover } from '@think-twice/contract/recovery'
import { makeRecoveryCode } from '../accounts/make-recovery-code.ts'
import { readRecoveryCode } from '../accounts/recovery-code.ts'
import { startSignIn } from '../accounts/sessions.ts'
import { tryPassword, trySecret } from '../accounts/try-secret.ts'
import { NOT_REMEMBERED } from '../cookies/session-cookie.ts'
import { signInCookies } from '../cookies/sign-in-cookies.ts'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function recoveryRoutes(services: Services) {
  const { storage, clock, passwords, deviceKey } = services
  return [
    serve(postRecoveryCode, async ({ userId, body, sender }) => {
      const provenHash = await tryPassword(
        services,
        userId,
        { field: 'currentPassword', password: body.currentPassword },
        sender,
      )
      const { code, recoveryHash } = await makeRecoveryCode(services)
      const madeAt = clock.now()
      await storage.transaction(async (stores) => {
        const holds = await stores.passwords.replace(userId, provenHash, provenHash)
        if (!holds) throw fieldRefusal('wrong-password', 'currentPassword')
        await stores.recovery.set(userId, recoveryHash, madeAt)
      })
      return reply(201, { code, madeAt })
    }),

    serve(recover, async ({ body, sender }) => {
      const { username, newPassword } = body
      // An impossible name is handled like an unknown one, so that the reply takes as long.
      const found = isUsername(username) ? await storage.read((stores) => stores.passwords.credentials(username)) : null
      const tried = { username, secret: readRecoveryCode(body.code), sender }
      const recoveryHash = await trySecret(services, tried, found?.recoveryHash ?? null)
      if (!found || recoveryHash === null) throw fieldRefusal('wrong-recovery-code', 'code')

      const { id, createdAt } = found
      const passwordHash = await passwords.hash(newPassword)
      const token = await storage.transaction(async (stores) => {
        const isRedeemed = await stores.recovery.redeem(id, recoveryHash, passwordHash)
        if (!isRedeemed) throw fieldRefusal('wrong-recovery-code', 'code')
        await stores.signIns.removeAll(id)
        return startSignIn(stores, { ...sender, userId: id, now: clock.now(), seconds: NOT_REMEMBERED })
      })
      const account = { id, username: found.username, createdAt }
      return reply(
        200,
        account,
        signInCookies(token, sender, { deviceKey, username: found.username, rememberMe: false }),
      )
    }),
  ]
}
