import { isConceptId } from '@think-twice/core/concepts/concepts'
import { useMemo } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { useFavorites } from '../../data/favorites.ts'
import { useWeaknesses } from '../../data/weaknesses.ts'

/** What a signed-in person sees in the catalogue: their own hearts, and flags from their answers. Ids of concepts. */
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
  // By id: the name of a weakness may be that of its profile, and a label outside the catalogue has no entry to flag.
  const flags = useMemo(
    () => new Set(weaknesses.data?.map(({ id }) => id).filter((id) => isConceptId(id))),
    [weaknesses.data],
  )

  if (userId === null) return null
  return {
    userId,
    favorites: hearts,
    'needs-work': flags,
    areFavoritesKnown: favorites.data !== undefined,
    isPending: favorites.isPending || weaknesses.isPending,
    hasFailed: favorites.isError || weaknesses.isError,
    tryAgain: () => {
      if (favorites.isError) favorites.refetch()
      if (weaknesses.isError) weaknesses.refetch()
    },
  }
}
