import { ASKED_IN_LATEST, getAskedForms } from '@think-twice/contract/asked-forms'
import { TRADED_FORMS } from '@think-twice/core/content/traded-forms'
import { askedFormsOf } from '@think-twice/core/quiz/asked-forms'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function askedFormRoutes({ storage }: Services) {
  return [
    serve(getAskedForms, async ({ userId }) => {
      const asked = await storage.read(({ resultPages }) => resultPages.latestQuestions(userId, ASKED_IN_LATEST))
      return reply(200, askedFormsOf(asked, TRADED_FORMS))
    }),
  ]
}
