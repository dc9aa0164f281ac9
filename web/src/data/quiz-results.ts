import { useQuery } from '@tanstack/react-query'
import { getQuizResult, getQuizResults, type ResultSummary } from '@think-twice/contract/quiz-results'
import { endpointQuery } from './endpoint-query.ts'

/** A learner's results without questions, newest first: enough for lists and numbers. A visitor (null) has none. */
export function useResultSummaries(userId: number | null) {
  return useQuery({
    ...endpointQuery(getQuizResults, { id: userId ?? 0 }, { summary: 'true' }),
    enabled: userId !== null,
    select: (results): readonly ResultSummary[] => results,
  })
}

/** One complete result. */
export function useResult(id: string) {
  return useQuery(endpointQuery(getQuizResult, { id }))
}
