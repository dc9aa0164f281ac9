import { useQuery } from '@tanstack/react-query'
import { getReview } from '@think-twice/contract/review'
import type { Reply } from './api.ts'
import { reading } from './reading.ts'

export type Review = Reply<typeof getReview>

/** The concepts that are due today, the most urgent first, and when the next ones are. */
export function useReview(userId: number) {
  return useQuery(reading(getReview, { id: userId }))
}
