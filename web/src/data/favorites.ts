import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { deleteFavorite, type Favorite, getFavorites, postFavorite } from '@think-twice/contract/learning'
import { call, endpointQuery } from './api.ts'
import { queryClient } from './query-client.ts'

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
