import { useQuery } from '@tanstack/react-query'
import { getReview } from '@think-twice/contract/review'
import { endpointQuery } from './endpoint-query.ts'
import type { Reply } from './reply.ts'

export type Review = Reply<typeof getReview>

/** The concepts that are due today, the most urgent first, and when the next ones are. */
export function useReview(userId: number) {
  return useQuery(endpointQuery(getReview, { id: userId }))
}
