import { Refusal } from '@think-twice/contract/errors'
import { getProfile, type Profile, putProfile } from '@think-twice/contract/profile'
import { readDisplayName } from '../accounts/display-name.ts'
import { answer, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import type { Stores } from '../storage/stores.ts'

export function profileRoutes({ storage }: Services) {
  return [
    serve(getProfile, async ({ userId }) => answer(200, await storage.read((stores) => readProfile(stores, userId)))),

    serve(putProfile, async ({ userId, body }) => {
      const displayName = readDisplayName(body.displayName)
      const profile = await storage.transaction(async (stores) => {
        await stores.accounts.rename(userId, displayName)
        return readProfile(stores, userId)
      })
      return answer(200, profile)
    }),
  ]
}

async function readProfile({ accounts, quizResults, answers, favorites }: Stores, userId: number): Promise<Profile> {
  const profile = await accounts.profile(userId)
  if (!profile) throw new Refusal('account-deleted')
  const { recoveryMadeAt: recoveryCodeMadeAt, ...account } = profile
  const quizzes = await quizResults.count(userId)
  const kept = {
    results: quizzes.results,
    answers: quizzes.answers + (await answers.count(userId)),
    favorites: (await favorites.list(userId)).length,
  }
  return { ...account, recoveryCodeMadeAt, kept }
}
