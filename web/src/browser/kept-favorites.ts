import type { Favorite } from '@think-twice/contract/favorites'
import { ITEM_TYPES } from '@think-twice/core/vocabulary'
import { readJson, removeStored, writeStored } from './device-storage.ts'
import { fieldsOf } from './fields-of.ts'

const KEY = 'favorites'

/** Remembers on this device what the server last said of this person's hearts; of one person at a time. */
export function keepFavorites(userId: number, favorites: readonly Favorite[]): void {
  writeStored(KEY, JSON.stringify({ userId, favorites }))
}

/** None known: undefined. */
export function readKeptFavorites(userId: number): Favorite[] | undefined {
  const known = readJson(KEY, (kept) => {
    const { userId: whose, favorites } = fieldsOf(kept)
    return whose === userId && Array.isArray(favorites) ? favorites.filter(isFavorite) : null
  })
  return known ?? undefined
}

function isFavorite(value: unknown): value is Favorite {
  const { itemId, itemType } = fieldsOf(value)
  return typeof itemId === 'string' && ITEM_TYPES.some((each) => each === itemType)
}

export function dropKeptFavorites(): void {
  removeStored(KEY)
}
