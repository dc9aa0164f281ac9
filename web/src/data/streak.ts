import { useQuery } from '@tanstack/react-query'
import type { Reply } from '@think-twice/contract/endpoint'
import { getStreak } from '@think-twice/contract/learning'
import { endpointQuery } from './api.ts'

/** Today's streak, with its days. */
export type StreakReading = Reply<typeof getStreak>

export function useStreak(userId: number) {
  return useQuery(endpointQuery(getStreak, { id: userId }))
}
