import { fieldRefusal } from '@think-twice/contract/errors'
import { postPassword } from '@think-twice/contract/password'
import { renewSignIn } from '../accounts/sessions.ts'
import { tryPassword } from '../accounts/try-secret.ts'
import { setSessionCookie } from '../cookies/session-cookie.ts'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function passwordRoutes(services: Services) {
  const { storage, clock, passwords } = services
  return [
    serve(postPassword, async ({ userId, body, sender }) => {
      const provenHash = await tryPassword(
        services,
        userId,
        { field: 'currentPassword', password: body.currentPassword },
        sender,
      )
      const passwordHash = await passwords.hash(body.newPassword)
      const { token, isRemembered } = await storage.transaction(async (stores) => {
        const isReplaced = await stores.passwords.replace(userId, provenHash, passwordHash)
        if (!isReplaced) throw fieldRefusal('wrong-password', 'currentPassword')
        return renewSignIn(stores, sender, clock.now())
      })
      return reply(204, undefined, setSessionCookie(token, sender.isHttps, isRemembered))
    }),
  ]
}
