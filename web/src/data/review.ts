import { useQuery } from '@tanstack/react-query'
import type { Reply } from '@think-twice/contract/endpoint'
import { getReview } from '@think-twice/contract/learning'
import { endpointQuery } from './api.ts'

export type Review = Reply<typeof getReview>

/** The concepts that are due today, the most urgent first, and when the next ones will be. */
export function useReview(userId: number) {
  return useQuery(endpointQuery(getReview, { id: userId }))
}
