import type { Insights } from '@think-twice/contract/practice'
import type { Favorite } from '@think-twice/contract/progress'
import type { ResultSummary } from '@think-twice/contract/quiz-results'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { useEffect, useState } from 'react'
import { useNow } from '../../browser/clock.ts'
import { useFavorites } from '../../data/favorites.ts'
import { useInsights } from '../../data/insights.ts'
import { useProgress } from '../../data/progress.ts'
import { useResultSummaries } from '../../data/quiz-results.ts'
import { type Review, useReview } from '../../data/review.ts'
import { type StreakReading, useStreak } from '../../data/streak.ts'
import { useWeaknesses } from '../../data/weaknesses.ts'

/** The data of the dashboard; null stands for anything that could not be loaded. */
export type DashboardData = {
  /** Milliseconds since 1970. */
  now: number
  results: readonly ResultSummary[] | null
  progress: readonly ProgressRecord[] | null
  favorites: readonly Favorite[] | null
  weaknesses: readonly Weakness[] | null
  insights: Insights | null
  review: Review | null
  streak: StreakReading | null
  /** Fetches again what could not be loaded. */
  onTryAgain: () => void
}

/** The dashboard's data, null during the first load; a later fetch leaves the page as it is. */
export function useDashboard(userId: number): DashboardData | null {
  const now = useNow()
  const results = useResultSummaries(userId)
  const progress = useProgress(userId)
  const favorites = useFavorites(userId)
  const weaknesses = useWeaknesses(userId)
  const insights = useInsights(userId)
  const review = useReview(userId)
  const streak = useStreak(userId)
  useLogFailure(weaknesses.isError, 'Failed to load weakness data')
  useLogFailure(favorites.isError, 'The favorites could not be loaded.')

  const hasLoaded = useWasEverTrue(
    [results, progress, favorites, weaknesses, insights, review, streak].every(isSettled),
  )
  if (!hasLoaded) return null

  return {
    now,
    results: dataOrNull(results),
    progress: dataOrNull(progress),
    favorites: dataOrNull(favorites),
    weaknesses: dataOrNull(weaknesses),
    insights: dataOrNull(insights),
    review: dataOrNull(review),
    streak: dataOrNull(streak),
    onTryAgain: () => {
      refetchFailed([favorites, insights, review, streak])
      // Weaknesses are derived from results and progress, and refetch whichever of them failed.
      void weaknesses.refetch()
    },
  }
}

/** Has the query either succeeded or failed? */
function isSettled({ data, isError }: { data: unknown; isError: boolean }): boolean {
  return data !== undefined || isError
}

/** Has the condition been true in any render so far? */
function useWasEverTrue(condition: boolean): boolean {
  const [wasTrue, setTrue] = useState(condition)
  if (condition && !wasTrue) setTrue(true)
  return condition || wasTrue
}

function dataOrNull<Data>({ data }: { data: Data | undefined }): Data | null {
  return data ?? null
}

function refetchFailed(queries: readonly { isError: boolean; refetch: () => unknown }[]): void {
  for (const { refetch } of queries.filter(({ isError }) => isError)) void refetch()
}

/** A failed load is only logged; the list itself offers to try again. */
function useLogFailure(isError: boolean, message: string): void {
  useEffect(() => {
    if (isError) console.warn(message)
  }, [isError, message])
}
