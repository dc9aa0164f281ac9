import { conceptFinder } from '@think-twice/core/concepts/concept-names'
import { type Weakness, weaknessesOf } from '@think-twice/core/learning/weakness'
import { useMemo } from 'react'
import { useCatalog } from './content.ts'
import { useProgress } from './progress.ts'
import { loadState } from './query-client.ts'
import { useResultSummaries } from './quiz-results.ts'

/** A learner's weaknesses, weakest first; undefined until progress, results and the catalog are all there. */
export function useWeaknesses(userId: number | null) {
  const progress = useProgress(userId)
  const results = useResultSummaries(userId)
  const catalog = useCatalog()
  const weaknesses = useMemo((): Weakness[] | undefined => {
    if (!progress.data || !results.data || !catalog.data) return undefined
    return weaknessesOf(progress.data, results.data, conceptFinder(catalog.data))
  }, [progress.data, results.data, catalog.data])
  const { isPending, isError, tryAgain } = loadState(progress, results, catalog)
  return { data: weaknesses, isPending, isError, refetch: tryAgain }
}
