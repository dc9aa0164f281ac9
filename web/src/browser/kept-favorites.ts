import type { Favorite } from '@think-twice/contract/progress'
import { ITEM_TYPES } from '@think-twice/core/vocabulary'
import { fieldsOf } from './fields-of.ts'
import { keptValue } from './kept-value.ts'

type KeptFavorites = { userId: number; favorites: Favorite[] }

const kept = keptValue<KeptFavorites>('favorites', favoritesIn)

/** Remembers on this device what the server last said about one person's hearts, and about nobody else's. */
export function keepFavorites(userId: number, favorites: readonly Favorite[]): void {
  kept.write({ userId, favorites })
}

/** The hearts that this device remembers for a person; undefined if it has none. */
export function readKeptFavorites(userId: number): Favorite[] | undefined {
  const known = kept.read()
  return known?.userId === userId ? known.favorites : undefined
}

function favoritesIn(found: unknown): KeptFavorites | null {
  const { userId, favorites } = fieldsOf(found)
  return typeof userId === 'number' && Array.isArray(favorites)
    ? { userId, favorites: favorites.filter(isFavorite) }
    : null
}

function isFavorite(value: unknown): value is Favorite {
  const { itemId, itemType } = fieldsOf(value)
  return typeof itemId === 'string' && ITEM_TYPES.some((each) => each === itemType)
}

export function dropKeptFavorites(): void {
  kept.drop()
}
