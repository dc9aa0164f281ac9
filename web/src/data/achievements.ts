import { useQuery } from '@tanstack/react-query'
import { getAchievements } from '@think-twice/contract/learning'
import { endpointQuery } from './api.ts'

/** The learner's awards, oldest first. */
export function useAchievements(userId: number) {
  return useQuery(endpointQuery(getAchievements, { id: userId }))
}
