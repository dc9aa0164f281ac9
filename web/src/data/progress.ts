import { useQuery } from '@tanstack/react-query'
import { getProgress } from '@think-twice/contract/progress'
import { endpointQuery } from './endpoint-query.ts'

/** One record for each concept the learner has met. A visitor (null) has none, and nothing is fetched. */
export function useProgress(userId: number | null) {
  return useQuery({ ...endpointQuery(getProgress, { id: userId ?? 0 }), enabled: userId !== null })
}
