import { conceptFinder } from '@think-twice/core/concepts/concept-labels'
import { type Weakness, weaknessesOf } from '@think-twice/core/learning/weakness'
import { useMemo } from 'react'
import { useCatalogue } from './content.ts'
import { loadState } from './load-state.ts'
import { useProgress } from './progress.ts'
import { useResultSummaries } from './quiz-results.ts'

/** A learner's weaknesses, weakest first; undefined until progress, results and the catalogue are all there. */
export function useWeaknesses(userId: number | null) {
  const progress = useProgress(userId)
  const results = useResultSummaries(userId)
  const catalogue = useCatalogue()
  const weaknesses = useMemo((): Weakness[] | undefined => {
    if (!progress.data || !results.data || !catalogue.data) return undefined
    return weaknessesOf(progress.data, results.data, conceptFinder(catalogue.data))
  }, [progress.data, results.data, catalogue.data])

  const { isPending, isError, tryAgain } = loadState(progress, results, catalogue)
  return { data: weaknesses, isPending, isError, refetch: tryAgain }
}
