import { getReview } from '@think-twice/contract/review'
import { reply, serve } from '../http/serve.ts'
import { readReview } from '../learning/read-review.ts'
import type { Services } from '../services.ts'

export function reviewRoutes({ storage, clock }: Services) {
  return [
    serve(getReview, async ({ userId }) => {
      return reply(200, await storage.read((stores) => readReview(stores, userId, clock.now())))
    }),
  ]
}
