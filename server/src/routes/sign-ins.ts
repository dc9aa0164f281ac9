import { createHash } from 'node:crypto'
import { deleteOtherSignIns, deleteSignIn, getSignIns } from '@think-twice/contract/sign-ins'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function signInRoutes({ storage, clock }: Services) {
  return [
    serve(getSignIns, async ({ userId, sender }) => {
      const sessions = await storage.read((stores) => stores.sessions.list(userId, clock.now()))
      return reply(
        200,
        sessions.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
          id: signInId(tokenHash),
          device,
          isCurrent: tokenHash === sender.presented?.tokenHash,
          signedInAt: createdAt,
          lastUsedAt: lastSeenAt,
        })),
      )
    }),

    serve(deleteSignIn, async ({ userId, params }) => {
      await storage.transaction(async ({ sessions }) => {
        const open = await sessions.list(userId, clock.now())
        const ended = open.find(({ tokenHash }) => signInId(tokenHash) === params.signIn)
        if (ended) await sessions.remove(userId, ended.tokenHash)
      })
      return reply(204)
    }),

    serve(deleteOtherSignIns, async ({ userId, sender }) => {
      await storage.transaction(({ sessions }) => sessions.removeOthers(userId, sender.presented!.tokenHash))
      return reply(204)
    }),
  ]
}

/** Names a session without giving away anything that is kept of its token. */
function signInId(tokenHash: string): string {
  return createHash('sha256').update(tokenHash).digest('base64url').slice(0, 22)
}
