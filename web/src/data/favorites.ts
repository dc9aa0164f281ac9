import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteFavorite, getFavorites, postFavorite } from '@think-twice/contract/favorites'
import type { ItemType } from '@think-twice/core/vocabulary'
import { call } from './api.ts'
import { reading } from './reading.ts'

export type Favorite = { itemId: string; itemType: ItemType }
type Change = Favorite & { isOn: boolean }

/**
 * What the learner has marked with a heart; ids of concepts. A visitor, null, has none and asks for none. A heart that is
 * being saved counts as pressed; when it could not be saved it goes back by itself.
 */
export function useFavorites(userId: number | null) {
  const favorites = useQuery({ ...reading(getFavorites, { id: userId ?? 0 }), enabled: userId !== null })
  const changes = useMutationState({
    filters: { mutationKey: changesOf(userId), status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  return { ...favorites, data: favorites.data && changes.reduce(changed, favorites.data) }
}

/** Turns a heart on or off. Changes are sent one after the other, so that a heart pressed twice ends as it looks. */
export function useToggleFavorite(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: changesOf(userId),
    scope: { id: 'favorites' },
    mutationFn: async ({ isOn, ...favorite }: Change): Promise<void> => {
      if (isOn) await call(postFavorite, { params: { id: userId }, body: favorite })
      else await call(deleteFavorite, { params: { id: userId, ...favorite } })
    },
    onSuccess: (_, change) =>
      cache.setQueryData(reading(getFavorites, { id: userId }).queryKey, (before) => before && changed(before, change)),
    onError: (error) => console.warn('The favorite could not be saved.', error),
  })
}

function changesOf(userId: number | null) {
  return ['change a favorite', userId]
}

function changed(favorites: readonly Favorite[], { isOn, itemId, itemType }: Change): Favorite[] {
  const others = favorites.filter((favorite) => favorite.itemId !== itemId)
  return isOn ? [...others, { itemId, itemType }] : others
}
