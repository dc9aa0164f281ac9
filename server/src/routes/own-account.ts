import { Refusal } from '@think-twice/contract/errors'
import { getOwnAccount, type OwnAccount, putOwnAccount } from '@think-twice/contract/own-account'
import { readDisplayName } from '../accounts/display-name.ts'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import type { Stores } from '../storage/stores.ts'

export function ownAccountRoutes({ storage }: Services) {
  return [
    serve(getOwnAccount, async ({ userId }) =>
      reply(200, await storage.read((stores) => readOwnAccount(stores, userId))),
    ),

    serve(putOwnAccount, async ({ userId, body }) => {
      const displayName = readDisplayName(body.displayName)
      const ownAccount = await storage.transaction(async (stores) => {
        await stores.ownAccounts.rename(userId, displayName)
        return readOwnAccount(stores, userId)
      })
      return reply(200, ownAccount)
    }),
  ]
}

async function readOwnAccount(
  { ownAccounts, quizResults, answers, favorites }: Stores,
  userId: number,
): Promise<OwnAccount> {
  const ownAccount = await ownAccounts.find(userId)
  if (!ownAccount) throw new Refusal('account-deleted')
  const { recoveryMadeAt: recoveryCodeMadeAt, ...account } = ownAccount
  const quizzes = await quizResults.count(userId)
  const kept = {
    results: quizzes.results,
    answers: quizzes.answers + (await answers.count(userId)),
    favorites: (await favorites.list(userId)).length,
  }
  return { ...account, recoveryCodeMadeAt, kept }
}
