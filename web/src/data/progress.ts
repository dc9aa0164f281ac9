import { useQuery } from '@tanstack/react-query'
import { getProgress } from '@think-twice/contract/progress'
import { reading } from './reading.ts'

/** One record for each concept the learner has met. */
export function useProgress(userId: number) {
  return useQuery(reading(getProgress, { id: userId }))
}
