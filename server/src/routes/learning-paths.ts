import { Refusal } from '@think-twice/contract/errors'
import { getLearningPaths, postLearningPath } from '@think-twice/contract/learning-paths'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { startPath } from '@think-twice/core/learning-paths'
import { answer, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function learningPathRoutes({ storage, clock }: Services) {
  return [
    serve(getLearningPaths, async ({ userId }) => {
      return answer(200, await storage.read(({ learningPaths }) => learningPaths.list(userId)))
    }),

    serve(postLearningPath, async ({ userId, body }) => {
      const { pathType, totalSteps, currentStep, completedSteps } = body
      const start = startPath(LEARNING_PATHS.find((path) => path.pathType === pathType)!, clock.now())
      const isStart = totalSteps === start.totalSteps && currentStep === 0 && completedSteps.length === 0
      if (!isStart) throw new Refusal('path-not-at-start')

      return storage.transaction(async ({ learners, learningPaths }) => {
        await learners.take(userId)
        const started = (await learningPaths.list(userId)).find((path) => path.pathType === pathType)
        if (started) return answer(200, started)
        await learningPaths.save(userId, [start])
        return answer(201, start)
      })
    }),
  ]
}
