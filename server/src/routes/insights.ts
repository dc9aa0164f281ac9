import { getInsights } from '@think-twice/contract/insights'
import { reply, serve } from '../http/serve.ts'
import { readInsights } from '../learning/read-insights.ts'
import type { Services } from '../services.ts'

export function insightRoutes({ storage, clock }: Services) {
  return [
    serve(getInsights, async ({ userId }) => {
      return reply(200, await storage.read((stores) => readInsights(stores, userId, clock.now())))
    }),
  ]
}
