import { ITEM_TYPES } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { conceptLabel } from './fields.ts'

const itemType = z.enum(ITEM_TYPES, { error: refusedAs('unknown-item-type') })

/** In replies `itemId` is the concept's id. */
export const favorite = z.strictObject({ itemId: z.string(), itemType: z.enum(ITEM_TYPES) })
export type Favorite = z.infer<typeof favorite>

export const getFavorites = endpoint({
  method: 'GET',
  path: '/api/users/:id/favorites',
  access: 'owner',
  summary: 'Lists what the learner has marked with a heart.',
  replies: { 200: z.array(favorite) },
})

export const postFavorite = endpoint({
  method: 'POST',
  path: '/api/users/:id/favorites',
  access: 'owner',
  summary: 'Marks a concept; 200 when it was marked already.',
  body: z.strictObject({ itemId: conceptLabel, itemType }),
  replies: { 200: favorite, 201: favorite },
  ownRefusals: ['unknown-item-type'],
})

export const deleteFavorite = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/favorites/:itemId/:itemType',
  access: 'owner',
  summary: 'Takes the mark away, whether or not it was there.',
  params: z.object({ itemId: conceptLabel, itemType }),
  replies: { 204: null },
  ownRefusals: ['unknown-item-type'],
})
