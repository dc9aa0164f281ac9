import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteFavorite, type Favorite, getFavorites, postFavorite } from '@think-twice/contract/progress'
import { useEffect } from 'react'
import { timeNow } from '../browser/clock.ts'
import { isOnline } from '../browser/connection.ts'
import { keepFavorites, readKeptFavorites } from '../browser/kept-favorites.ts'
import { call } from '../data/api.ts'
import { endpointQuery } from '../data/endpoint-query.ts'
import { enqueue } from './outbox.ts'
import { type OutboxEntry, outboxStore } from './outbox-store.ts'

export type FavoriteChange = Favorite & { isOn: boolean }

/**
 * What the learner has marked with a heart; ids of concepts. A visitor (null) has none, and nothing is fetched. A heart
 * that is being saved, or waits for a connection, counts as pressed; one that could not be saved reverts by itself. If
 * the server cannot be reached, the device's memory serves.
 */
export function useFavorites(userId: number | null) {
  const favorites = useQuery({ ...endpointQuery(getFavorites, { id: userId ?? 0 }), enabled: userId !== null })
  const { data: waiting = [] } = useQuery({
    queryKey: waitingChangesKey(userId),
    queryFn: async () => (await waitingChanges(userId)).map(({ change }) => change),
    enabled: userId !== null,
  })
  const changes = useMutationState({
    filters: { mutationKey: changesOf(userId), status: 'pending' },
    // Only `useToggleFavorite` makes mutations with this key, so their variables are a change.
    select: ({ state }) => state.variables as FavoriteChange,
  })
  useEffect(() => {
    if (userId !== null && favorites.data) keepFavorites(userId, favorites.data)
  }, [userId, favorites.data])
  const known = favorites.data ?? (favorites.isError && userId !== null ? readKeptFavorites(userId) : undefined)
  return { ...favorites, data: known && [...waiting, ...changes].reduce(afterChange, known) }
}

/** Turns a heart on or off. Changes are sent one after the other, so that a heart pressed twice ends up as it looks. */
export function useToggleFavorite(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: changesOf(userId),
    scope: { id: 'favorites' },
    mutationFn: async (change: FavoriteChange): Promise<'sent' | 'waits'> => {
      const older = await waitingChanges(userId, change.itemId)
      // An older change still waiting would be sent after this one, and undo it.
      if (!isOnline() || older.length > 0) return letWait(userId, change, older)
      try {
        await sendChange(userId, change)
        return 'sent'
      } catch (error) {
        if (isOnline()) throw error
        return letWait(userId, change, older)
      }
    },
    onSuccess: (outcome, change) =>
      outcome === 'waits'
        ? cache.invalidateQueries({ queryKey: waitingChangesKey(userId) })
        : noteChange(cache, userId, change),
    onError: (error) => console.warn('The favorite could not be saved.', error),
  })
}

async function sendChange(userId: number, { isOn, ...favorite }: FavoriteChange): Promise<void> {
  if (isOn) await call(postFavorite, { params: { id: userId }, body: favorite })
  else await call(deleteFavorite, { params: { id: userId, ...favorite } })
}

/** Puts the change of a heart into the outbox, replacing any older one. */
async function letWait(userId: number, change: FavoriteChange, older: readonly { id: string }[]): Promise<'waits'> {
  const { isOn, ...favorite } = change
  const queuedAt = timeNow()
  await enqueue({
    id: `heart:${userId}:${change.itemId}:${queuedAt}`,
    userId,
    queuedAt,
    call: isOn ? { kind: 'favorite', body: favorite } : { kind: 'no-favorite', body: undefined, params: favorite },
  })
  for (const { id } of older) await outboxStore.delete(id)
  return 'waits'
}

/** The changes of hearts waiting on this device, for all concepts or for one. */
async function waitingChanges(
  userId: number | null,
  itemId?: string,
): Promise<{ id: string; change: FavoriteChange }[]> {
  const entries = await outboxStore.all()
  return entries.flatMap((entry) => {
    const change = entry.userId === userId && entry.refused === undefined ? changeIn(entry) : null
    return change && (itemId === undefined || change.itemId === itemId) ? [{ id: entry.id, change }] : []
  })
}

/** What an entry of the outbox changes about the hearts; null for any other entry. */
export function changeIn({ call }: OutboxEntry): FavoriteChange | null {
  if (call.kind === 'favorite') return { ...call.body, isOn: true }
  if (call.kind === 'no-favorite' && call.params) return { ...call.params, isOn: false }
  return null
}

export function waitingChangesKey(userId: number | null) {
  return ['favorites that wait', userId]
}

function changesOf(userId: number | null) {
  return ['change a favorite', userId]
}

/**
 * Notes a change that the server has taken. A list requested earlier is canceled, because it would turn the heart back.
 */
export async function noteChange(cache: QueryClient, userId: number, change: FavoriteChange): Promise<void> {
  const { queryKey } = endpointQuery(getFavorites, { id: userId })
  await cache.cancelQueries({ queryKey })
  cache.setQueryData(queryKey, (before) => before && afterChange(before, change))
}

function afterChange(favorites: readonly Favorite[], { isOn, itemId, itemType }: FavoriteChange): Favorite[] {
  const others = favorites.filter((favorite) => favorite.itemId !== itemId)
  return isOn ? [...others, { itemId, itemType }] : others
}
