import { getAchievements } from '@think-twice/contract/learning'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function achievementRoutes({ storage }: Services) {
  return [
    serve(getAchievements, async ({ userId }) => {
      return reply(200, await storage.read(({ achievements }) => achievements.list(userId)))
    }),
  ]
}
