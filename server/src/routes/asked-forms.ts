import { ASKED_IN_LATEST, getAskedForms } from '@think-twice/contract/asked-forms'
import { answer, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function askedFormRoutes({ storage }: Services) {
  return [
    serve(getAskedForms, async ({ userId }) => {
      return answer(200, await storage.read(({ quizResults }) => quizResults.askedForms(userId, ASKED_IN_LATEST)))
    }),
  ]
}
