import { useQuery } from '@tanstack/react-query'
import { getStreak } from '@think-twice/contract/streak'
import type { Reply } from './api.ts'
import { reading } from './reading.ts'

/** The streak as it stands today, with its days. */
export type StreakReading = Reply<typeof getStreak>

export function useStreak(userId: number) {
  return useQuery(reading(getStreak, { id: userId }))
}
