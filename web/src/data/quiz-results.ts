import { useQuery } from '@tanstack/react-query'
import {
  type CompleteResult,
  getAskedForms,
  getQuizResult,
  getQuizResults,
  type ResultSummary,
} from '@think-twice/contract/quiz-results'
import { findByName, identifiedByLabels } from '@think-twice/core/concepts/concept-names'
import { type AskedCounts, askedCounts } from '@think-twice/core/quiz/slots'
import { rememberedForms } from '../browser/asked-before.ts'
import { call, endpointQuery, START_TIMEOUT } from './api.ts'

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

/**
 * Which forms this learner was asked: from the saved results, and from what the device remembers. An attempt does not
 * wait for a server that cannot be reached, or not soon enough; then the device's memory serves alone.
 */
export async function fetchAskedCounts(userId: number | null): Promise<AskedCounts> {
  const remembered = rememberedForms(userId)
  if (userId === null) return askedCounts(remembered)
  try {
    const asked = await call(getAskedForms, { params: { id: userId }, timeout: START_TIMEOUT })
    return askedCounts(remembered, asked)
  } catch (error) {
    console.warn('The forms asked before could not be read.', error)
    return askedCounts(remembered)
  }
}
