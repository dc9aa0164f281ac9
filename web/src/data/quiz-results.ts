import { useQuery } from '@tanstack/react-query'
import {
  type CompleteResult,
  getQuizResult,
  getQuizResults,
  type ResultSummary,
} from '@think-twice/contract/quiz-results'
import { findByName, identifiedByLabels } from '@think-twice/core/concepts/concept-labels'
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
  return useQuery({ ...endpointQuery(getQuizResult, { id }), select: identifiedResult })
}

/** The result with the ids that rules know its questions by, from the words that the API has. */
function identifiedResult(result: CompleteResult) {
  return { ...result, questions: result.questions.map((question) => identifiedByLabels(question, findByName)) }
}
