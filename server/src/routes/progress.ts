import { getProgress, postProgress } from '@think-twice/contract/learning'
import { knownTimeZone } from '@think-twice/core/activity/days'
import { progressReply } from '@think-twice/core/learning/mastery'
import { reply, serve } from '../http/serve.ts'
import { recordAnswer } from '../learning/record-answer.ts'
import type { Services } from '../services.ts'

export function progressRoutes({ storage, clock, callLimits }: Services) {
  return [
    serve(getProgress, async ({ userId }) => {
      const records = await storage.read(({ progress }) => progress.list(userId))
      return reply(200, records.map(progressReply))
    }),

    serve(postProgress, async ({ userId, body, idempotencyKey }) => {
      const { isNew, record, achievements } = await storage.transaction((stores) =>
        recordAnswer(
          stores,
          userId,
          { ...body, key: idempotencyKey, timeZone: knownTimeZone(body.timeZone) },
          clock.now(),
          callLimits.takeRoom,
        ),
      )
      const saved = { ...record, ...(achievements.length > 0 && { achievements }) }
      return reply(200, saved, isNew ? {} : { 'idempotent-replayed': 'true' })
    }),
  ]
}
