import { deleteFavorite, type Favorite, getFavorites, postFavorite } from '@think-twice/contract/favorites'
import { itemTypeOf } from '@think-twice/core/concepts/concept-lookup'
import { keptLabel } from '@think-twice/core/learning/encounters'
import { reply, serve } from '../http/serve.ts'
import { findConcept } from '../learning/catalogue.ts'
import type { Services } from '../services.ts'

export function favoriteRoutes({ storage, clock }: Services) {
  return [
    serve(getFavorites, async ({ userId }) => {
      return reply(200, await storage.read(({ favorites }) => favorites.list(userId)))
    }),

    serve(postFavorite, async ({ userId, body }) => {
      const favorite = keptFavorite(body)
      const isNew = await storage.transaction(async ({ learners, favorites }) => {
        await learners.take(userId)
        return favorites.add(userId, favorite, clock.now())
      })
      return isNew ? reply(201, favorite) : reply(200, favorite)
    }),

    serve(deleteFavorite, async ({ userId, params }) => {
      await storage.transaction(({ favorites }) => favorites.remove(userId, keptFavorite(params)))
      return reply(204)
    }),
  ]
}

/** A known concept is stored by its own id and type, any other label as it came. */
function keptFavorite({ itemId, itemType }: Favorite): Favorite {
  const concept = findConcept(itemId)
  return concept
    ? { itemId: concept.id, itemType: itemTypeOf(concept.categoryType) }
    : { itemId: keptLabel(itemId), itemType }
}
