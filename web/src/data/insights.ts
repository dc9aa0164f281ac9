import { useQuery } from '@tanstack/react-query'
import { getInsights } from '@think-twice/contract/insights'
import { endpointQuery } from './endpoint-query.ts'

/** What the learner's answers show: the eye, calibration, mix-ups, first looks, and the latest answers of each concept. */
export function useInsights(userId: number) {
  return useQuery(endpointQuery(getInsights, { id: userId }))
}
