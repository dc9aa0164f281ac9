import { queryOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import type { Reply } from '@think-twice/contract/endpoint'
import {
  deleteFavorite,
  type Favorite,
  getAchievements,
  getFavorites,
  getInsights,
  getLearningPaths,
  getProgress,
  getReview,
  getStreak,
  postFavorite,
  postLearningPath,
} from '@think-twice/contract/learning'
import { conceptFinder, itemOfLabel } from '@think-twice/core/concepts/concept-names'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { type Weakness, weaknessesOf } from '@think-twice/core/learning/weakness'
import type { PathType } from '@think-twice/core/rewards/learning-paths'
import { useMemo } from 'react'
import { call, endpointQuery, pathOf, read } from './api.ts'
import { useCatalog } from './content.ts'
import { loadState, queryClient } from './query-client.ts'
import { useResultSummaries } from './quiz-results.ts'

/** The learner's awards, oldest first. */
export function useAchievements(userId: number) {
  return useQuery(endpointQuery(getAchievements, { id: userId }))
}

/** Today's streak, with its days. */
export type StreakReading = Reply<typeof getStreak>

export function useStreak(userId: number) {
  return useQuery(endpointQuery(getStreak, { id: userId }))
}

/**
 * The insights from the learner's answers: eye, calibration, mix-ups, first looks, and the latest answers about each concept.
 */
export function useInsights(userId: number) {
  return useQuery(endpointQuery(getInsights, { id: userId }))
}

export type Review = Reply<typeof getReview>

/** The concepts that are due today, the most urgent first, and when the next ones will be. */
export function useReview(userId: number) {
  return useQuery(endpointQuery(getReview, { id: userId }))
}

/** One record for each concept the learner has met. A visitor (null) has none, and nothing is fetched. */
export function useProgress(userId: number | null) {
  return useQuery({ ...progressQuery(userId ?? 0), enabled: userId !== null })
}

/** The query for a learner's records, by the ids of concepts where the API has their names. */
export function progressQuery(userId: number) {
  const path = pathOf(getProgress, { id: userId })
  return queryOptions<ProgressRecord[]>({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const records = await read(getProgress, path, signal)
      return records.map((record) => ({ ...record, itemId: itemOfLabel(record.itemId) }))
    },
  })
}

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

/** The paths the learner has started. */
export function useLearningPaths(userId: number) {
  return useQuery(endpointQuery(getLearningPaths, { id: userId }))
}

/** Starts a path at its beginning. A failure is only logged. */
export function useStartPath(userId: number) {
  return useMutation({
    mutationFn: ({ pathType, totalSteps }: { pathType: PathType; totalSteps: number }) =>
      call(postLearningPath, {
        params: { id: userId },
        body: { pathType, totalSteps, currentStep: 0, completedSteps: [] },
      }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: endpointQuery(getLearningPaths, { id: userId }).queryKey }),
    onError: (error) => console.warn('Failed to create learning path', error),
  })
}

/** A heart to turn on or off. */
type FavoriteChange = Favorite & { isOn: boolean }

/**
 * The concepts that the learner has marked with a heart, by id. A visitor (null) has none, and nothing is fetched. A heart
 * that is being saved counts as pressed; one that could not be saved, for want of a connection or otherwise, is turned back.
 */
export function useFavorites(userId: number | null) {
  const favorites = useQuery({ ...endpointQuery(getFavorites, { id: userId ?? 0 }), enabled: userId !== null })
  const changes = useMutationState({
    filters: { mutationKey: changesOf(userId), status: 'pending' },
    // Only `useToggleFavorite` makes mutations with this key, so their variables are a change.
    select: ({ state }) => state.variables as FavoriteChange,
  })
  return { ...favorites, data: favorites.data && changes.reduce(afterChange, favorites.data) }
}

/** Turns a heart on or off. Changes are sent one after the other, so that a heart pressed twice ends up as it looks. */
export function useToggleFavorite(userId: number) {
  return useMutation({
    mutationKey: changesOf(userId),
    scope: { id: 'favorites' },
    mutationFn: async ({ isOn, ...favorite }: FavoriteChange) => {
      if (isOn) await call(postFavorite, { params: { id: userId }, body: favorite })
      else await call(deleteFavorite, { params: { id: userId, ...favorite } })
    },
    onSuccess: (_, change) => noteChange(userId, change),
    onError: (error) => console.warn('The favorite could not be saved.', error),
  })
}

function changesOf(userId: number | null) {
  return ['change a favorite', userId]
}

/** Notes a change that was saved. A list requested earlier is canceled, because it would turn the heart back. */
async function noteChange(userId: number, change: FavoriteChange): Promise<void> {
  const { queryKey } = endpointQuery(getFavorites, { id: userId })
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (before) => before && afterChange(before, change))
}

function afterChange(favorites: readonly Favorite[], { isOn, itemId, itemType }: FavoriteChange): Favorite[] {
  const others = favorites.filter((favorite) => favorite.itemId !== itemId)
  return isOn ? [...others, { itemId, itemType }] : others
}
