import type { Favorite, Insights } from '@think-twice/contract/learning'
import type { ResultSummary } from '@think-twice/contract/quiz-results'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { useEffect, useState } from 'react'
import { useNow } from '../../browser/clock.ts'
import {
  type Review,
  type StreakReading,
  useFavorites,
  useInsights,
  useProgress,
  useReview,
  useStreak,
  useWeaknesses,
} from '../../data/learning.ts'
import { loadState } from '../../data/query-client.ts'
import { useResultSummaries } from '../../data/quiz-results.ts'

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

  const { isPending, tryAgain } = loadState(results, progress, favorites, weaknesses, insights, review, streak)
  const hasLoaded = useWasEverTrue(!isPending)
  if (!hasLoaded) return null

  return {
    now,
    results: results.data ?? null,
    progress: progress.data ?? null,
    favorites: favorites.data ?? null,
    weaknesses: weaknesses.data ?? null,
    insights: insights.data ?? null,
    review: review.data ?? null,
    streak: streak.data ?? null,
    onTryAgain: tryAgain,
  }
}

/** True from the first render in which the condition is true. */
function useWasEverTrue(condition: boolean): boolean {
  const [wasTrue, setTrue] = useState(condition)
  if (condition && !wasTrue) setTrue(true)
  return condition || wasTrue
}

/** A failed load is only logged; the list itself offers to try again. */
function useLogFailure(isError: boolean, message: string): void {
  useEffect(() => {
    if (isError) console.warn(message)
  }, [isError, message])
}
