import { Refusal } from '@think-twice/contract/errors'
import { getLearningPaths, postLearningPath } from '@think-twice/contract/learning-paths'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { reply, serve } from '../http/serve.ts'
import { startLearningPath } from '../learning/start-path.ts'
import type { Services } from '../services.ts'

export function learningPathRoutes({ storage, clock }: Services) {
  return [
    serve(getLearningPaths, async ({ userId }) => {
      return reply(200, await storage.read(({ learningPaths }) => learningPaths.list(userId)))
    }),

    serve(postLearningPath, async ({ userId, body }) => {
      const { pathType, totalSteps, currentStep, completedSteps } = body
      const steps = LEARNING_PATHS.find((path) => path.pathType === pathType)!.steps.length
      const isStart = totalSteps === steps && currentStep === 0 && completedSteps.length === 0
      if (!isStart) throw new Refusal('path-not-at-start')
      const { isNew, record } = await storage.transaction((stores) =>
        startLearningPath(stores, userId, pathType, clock.now()),
      )
      return isNew ? reply(201, record) : reply(200, record)
    }),
  ]
}
