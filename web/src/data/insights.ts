import { useQuery } from '@tanstack/react-query'
import { getInsights, type insights } from '@think-twice/contract/insights'
import type * as z from 'zod/mini'
import { endpointQuery } from './endpoint-query.ts'

export type Insights = z.output<typeof insights>

/** What the learner's answers show: the eye, calibration, mix-ups, first looks, and the latest answers of each concept. */
export function useInsights(userId: number) {
  return useQuery(endpointQuery(getInsights, { id: userId }))
}
