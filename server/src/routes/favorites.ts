import { deleteFavorite, type Favorite, getFavorites, postFavorite } from '@think-twice/contract/learning'
import { keptLabel } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import { reply, serve } from '../http/serve.ts'
import { CATALOG } from '../learning/catalog.ts'
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
  const concept = CATALOG.findConcept(itemId)
  return concept ? { itemId: concept.id, itemType: itemTypeOf(concept.id) } : { itemId: keptLabel(itemId), itemType }
}
