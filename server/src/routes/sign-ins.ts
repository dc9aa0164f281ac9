import { createHash } from 'node:crypto'
import { Refusal } from '@think-twice/contract/errors'
import { deleteOtherSignIns, deleteSignIn, getSignIns } from '@think-twice/contract/sign-ins'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function signInRoutes({ storage, clock }: Services) {
  return [
    serve(getSignIns, async ({ userId, sender }) => {
      const signIns = await storage.read((stores) => stores.signIns.list(userId, clock.now()))
      return reply(
        200,
        signIns.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
          id: signInId(tokenHash),
          device,
          isCurrent: tokenHash === sender.presented?.tokenHash,
          signedInAt: createdAt,
          lastUsedAt: lastSeenAt,
        })),
      )
    }),

    serve(deleteSignIn, async ({ userId, params }) => {
      await storage.transaction(async ({ signIns }) => {
        const open = await signIns.list(userId, clock.now())
        const ended = open.find(({ tokenHash }) => signInId(tokenHash) === params.signIn)
        if (ended) await signIns.remove(userId, ended.tokenHash)
      })
      return reply(204)
    }),

    serve(deleteOtherSignIns, async ({ userId, sender }) => {
      const { presented } = sender
      if (!presented) throw new Refusal('not-signed-in')
      await storage.transaction(({ signIns }) => signIns.removeOthers(userId, presented.tokenHash))
      return reply(204)
    }),
  ]
}

/** Names a session without giving away anything that is kept about its token. */
function signInId(tokenHash: string): string {
  return createHash('sha256').update(tokenHash).digest('base64url').slice(0, 22)
}
