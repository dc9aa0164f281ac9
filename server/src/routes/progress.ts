import { getProgress, postProgress } from '@think-twice/contract/progress'
import { knownTimeZone } from '@think-twice/core/activity/days'
import { answeredProgress } from '@think-twice/core/learning/mastery'
import { answer, serve } from '../http/serve.ts'
import { recordAnswer } from '../learning/practice.ts'
import type { Services } from '../services.ts'

export function progressRoutes({ storage, clock }: Services) {
  return [
    serve(getProgress, async ({ userId }) => {
      const records = await storage.read(({ progress }) => progress.list(userId))
      return answer(200, records.map(answeredProgress))
    }),

    serve(postProgress, async ({ userId, body, idempotencyKey }) => {
      const { isNew, record, achievements } = await storage.transaction((stores) =>
        recordAnswer(
          stores,
          userId,
          { ...body, key: idempotencyKey, timeZone: knownTimeZone(body.timeZone) },
          clock.now(),
        ),
      )
      const reply = { ...record, ...(achievements.length > 0 && { achievements }) }
      return answer(200, reply, isNew ? {} : { 'idempotent-replayed': 'true' })
    }),
  ]
}
