import { useQuery } from '@tanstack/react-query'
import { getInsights } from '@think-twice/contract/practice'
import { endpointQuery } from './endpoint-query.ts'

/**
 * What the learner's answers show: eye, calibration, mix-ups, first looks, and the latest answers about each concept.
 */
export function useInsights(userId: number) {
  return useQuery(endpointQuery(getInsights, { id: userId }))
}
