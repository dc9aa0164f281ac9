import { useQuery } from '@tanstack/react-query'
import { getAchievements } from '@think-twice/contract/achievements'
import { reading } from './reading.ts'

/** What the learner was awarded, oldest first. */
export function useAchievements(userId: number) {
  return useQuery(reading(getAchievements, { id: userId }))
}
