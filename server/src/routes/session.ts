import { Refusal } from '@think-twice/contract/errors'
import { getSession, logout } from '@think-twice/contract/session'
import { clearSessionCookie } from '../cookies/session-cookie.ts'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function sessionRoutes({ storage }: Services) {
  return [
    serve(getSession, async ({ userId }) => {
      const account = await storage.read(({ accounts }) => accounts.find(userId))
      if (!account) throw new Refusal('not-signed-in')
      return reply(200, account)
    }),

    serve(logout, async ({ sender }) => {
      const { presented } = sender
      if (presented) {
        await storage.transaction(({ signIns }) => signIns.remove(presented.userId, presented.tokenHash))
      }
      // Clear-Site-Data leaves out "storage", because results waiting on the device must survive signing out.
      return reply(204, undefined, { ...clearSessionCookie(sender.isHttps), 'clear-site-data': '"cache"' })
    }),
  ]
}
