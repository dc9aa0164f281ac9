import { useQuery } from '@tanstack/react-query'
import { getStreak } from '@think-twice/contract/streak'
import { reading } from './reading.ts'

export function useStreak(userId: number) {
  return useQuery(reading(getStreak, { id: userId }))
}
