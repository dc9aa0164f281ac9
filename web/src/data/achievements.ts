import { useQuery } from '@tanstack/react-query'
import { getAchievements } from '@think-twice/contract/progress'
import { endpointQuery } from './endpoint-query.ts'

/** What the learner was awarded, oldest first. */
export function useAchievements(userId: number) {
  return useQuery(endpointQuery(getAchievements, { id: userId }))
}
