import { getLearningPaths, postLearningPath } from '@think-twice/contract/learning'
import { isAtStart } from '@think-twice/core/rewards/learning-paths'
import { reply, serve } from '../http/serve.ts'
import { pathOfType, startLearningPath } from '../learning/learning-paths.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export function learningPathRoutes({ storage, clock }: Services) {
  return [
    serve(getLearningPaths, async ({ userId }) => {
      return reply(200, await storage.read(({ learningPaths }) => learningPaths.list(userId)))
    }),

    serve(postLearningPath, async ({ userId, body }) => {
      const { pathType } = body
      if (!isAtStart(pathOfType(pathType), body)) throw new Refusal('path-not-at-start')
      const { isNew, record } = await storage.transaction((stores) =>
        startLearningPath(stores, userId, pathType, clock.now()),
      )
      return isNew ? reply(201, record) : reply(200, record)
    }),
  ]
}
