import { useQuery } from '@tanstack/react-query'
import { getInsights } from '@think-twice/contract/learning'
import { endpointQuery } from './api.ts'

/**
 * The insights from the learner's answers: eye, calibration, mix-ups, first looks, and the latest answers about each concept.
 */
export function useInsights(userId: number) {
  return useQuery(endpointQuery(getInsights, { id: userId }))
}
