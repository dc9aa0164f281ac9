import { getProgress, postProgress } from '@think-twice/contract/progress'
import { answeredProgress } from '@think-twice/core/mastery'
import { answer, serve } from '../http/serve.ts'
import { recordPractice } from '../learning/record-activity.ts'
import type { Services } from '../services.ts'

export function progressRoutes({ storage, clock }: Services) {
  return [
    serve(getProgress, async ({ userId }) => {
      const records = await storage.read(({ progress }) => progress.list(userId))
      return answer(200, records.map(answeredProgress))
    }),

    serve(postProgress, async ({ userId, body }) => {
      const record = await storage.transaction((stores) => recordPractice(stores, userId, body, clock.now()))
      return answer(200, record)
    }),
  ]
}
