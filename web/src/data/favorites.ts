import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteFavorite, getFavorites, postFavorite } from '@think-twice/contract/favorites'
import type { ItemType } from '@think-twice/core/vocabulary'
import { call } from './api.ts'
import { reading } from './reading.ts'

export type Favorite = { itemId: string; itemType: ItemType }

/** What the learner has marked with a heart; ids of concepts. A visitor, null, has none and asks for none. */
export function useFavorites(userId: number | null) {
  return useQuery({ ...reading(getFavorites, { id: userId ?? 0 }), enabled: userId !== null })
}

/** Turns a heart on or off. It answers at once, and goes back silently when it could not be saved. */
export function useToggleFavorite(userId: number) {
  const cache = useQueryClient()
  const { queryKey } = reading(getFavorites, { id: userId })
  return useMutation({
    mutationFn: async ({ isOn, ...favorite }: Favorite & { isOn: boolean }): Promise<void> => {
      if (isOn) await call(postFavorite, { params: { id: userId }, body: favorite })
      else await call(deleteFavorite, { params: { id: userId, ...favorite } })
    },
    onMutate: async ({ isOn, ...favorite }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      const others = (before ?? []).filter(({ itemId }) => itemId !== favorite.itemId)
      cache.setQueryData(queryKey, isOn ? [...others, favorite] : others)
      return { before }
    },
    onError: (error, _, context) => {
      console.warn('The favorite could not be saved.', error)
      cache.setQueryData(queryKey, context?.before)
    },
  })
}
