import { isConceptId } from '@think-twice/core/concepts/concepts'
import { useMemo } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { useFavorites, useWeaknesses } from '../../data/learning.ts'
import { loadState } from '../../data/query-client.ts'

/** A signed-in person's own hearts in the catalog, and flags from their answers; ids of concepts. */
export type Marks = {
  userId: number
  favorites: ReadonlySet<string>
  'needs-work': ReadonlySet<string>
  /** Hearts cannot be toggled until it is known which are on. */
  areFavoritesKnown: boolean
  isPending: boolean
  hasFailed: boolean
  tryAgain: () => void
}

/** The marks of the person who is signed in; null for a visitor. */
export function useMarks(): Marks | null {
  const userId = useCurrentUser()?.id ?? null
  const favorites = useFavorites(userId)
  const weaknesses = useWeaknesses(userId)
  const hearts = useMemo(() => new Set(favorites.data?.map(({ itemId }) => itemId)), [favorites.data])
  // By id: the name of a weakness may be that of its profile, and a label outside the catalog has no entry to flag.
  const flags = useMemo(
    () => new Set(weaknesses.data?.map(({ id }) => id).filter((id) => isConceptId(id))),
    [weaknesses.data],
  )

  const { isPending, isError, tryAgain } = loadState(favorites, weaknesses)

  if (userId === null) return null
  return {
    userId,
    favorites: hearts,
    'needs-work': flags,
    areFavoritesKnown: favorites.data !== undefined,
    isPending,
    hasFailed: isError,
    tryAgain,
  }
}
