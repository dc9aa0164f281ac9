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

/**
 * Turns a heart on or off. It answers at once, and goes back silently when it could not be saved. Changes are sent one
 * after the other, so that a heart pressed twice ends as it looks.
 */
export function useToggleFavorite(userId: number) {
  const cache = useQueryClient()
  const { queryKey } = reading(getFavorites, { id: userId })
  const show = ({ isOn, itemId, itemType }: Favorite & { isOn: boolean }) =>
    cache.setQueryData(queryKey, (before) => {
      const others = (before ?? []).filter((favorite) => favorite.itemId !== itemId)
      return isOn ? [...others, { itemId, itemType }] : others
    })
  return useMutation({
    scope: { id: 'favorites' },
    mutationFn: async ({ isOn, ...favorite }: Favorite & { isOn: boolean }): Promise<void> => {
      if (isOn) await call(postFavorite, { params: { id: userId }, body: favorite })
      else await call(deleteFavorite, { params: { id: userId, ...favorite } })
    },
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey })
      show(change)
    },
    onError: (error, change) => {
      console.warn('The favorite could not be saved.', error)
      show({ ...change, isOn: !change.isOn })
    },
  })
}
