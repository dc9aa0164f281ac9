import { Refusal } from '@think-twice/contract/errors'
import { getLearningPaths, postLearningPath } from '@think-twice/contract/learning-paths'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { isAtStart } from '@think-twice/core/rewards/learning-paths'
import { reply, serve } from '../http/serve.ts'
import { startLearningPath } from '../learning/start-path.ts'
import type { Services } from '../services.ts'

export function learningPathRoutes({ storage, clock }: Services) {
  return [
    serve(getLearningPaths, async ({ userId }) => {
      return reply(200, await storage.read(({ learningPaths }) => learningPaths.list(userId)))
    }),

    serve(postLearningPath, async ({ userId, body }) => {
      const { pathType } = body
      const path = LEARNING_PATHS.find((each) => each.pathType === pathType)!
      if (!isAtStart(path, body)) throw new Refusal('path-not-at-start')
      const { isNew, record } = await storage.transaction((stores) =>
        startLearningPath(stores, userId, pathType, clock.now()),
      )
      return isNew ? reply(201, record) : reply(200, record)
    }),
  ]
}
