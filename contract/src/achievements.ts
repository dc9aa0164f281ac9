import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { time } from './fields.ts'

/** An achievement that a learner holds; `core/src/content/achievements.ts` has the rest of it. */
export const earnedAchievement = z.strictObject({ achievementId: z.string(), earnedAt: time })

export const getAchievements = endpoint({
  method: 'GET',
  path: '/api/users/:id/achievements',
  access: 'owner',
  summary: 'Lists what the learner was awarded, oldest first.',
  replies: { 200: z.array(earnedAchievement) },
})
