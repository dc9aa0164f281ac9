import { postMissing } from '@think-twice/contract/missing'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function missingRoutes({ storage }: Services) {
  return [
    serve(postMissing, async ({ userId, body }) => {
      const kept = await storage.read(async ({ quizResults, answers }) => ({
        results: await quizResults.keptAmong(userId, body.results),
        answers: await answers.keptAmong(userId, body.answers),
      }))
      return reply(200, {
        results: body.results.filter((id) => !kept.results.has(id)),
        answers: body.answers.filter((id) => !kept.answers.has(id)),
      })
    }),
  ]
}
