import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deleteFavorite, postFavorite } from './favorites.ts'

test('a concept is marked by any of its names, of either kind', () => {
  for (const itemId of ['straw-man', 'Straw Man', 'STRAWMAN']) {
    expect(z.safeParse(postFavorite.body, { itemId, itemType: 'fallacy' }).success, itemId).toBe(true)
  }
  expect(z.safeParse(postFavorite.body, { itemId: 'anchoring', itemType: 'bias' }).success).toBe(true)
})

test('an unknown kind has a refusal of its own, marking as well as taking the mark away', () => {
  for (const taken of [postFavorite.body, deleteFavorite.params]) {
    const { error } = z.safeParse(taken, { itemId: 'straw-man', itemType: 'topic' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['unknown-item-type'])
  }
})

test('nothing cannot be marked, and no more can be said of a mark', () => {
  expect(z.safeParse(postFavorite.body, { itemId: ' ', itemType: 'bias' }).success).toBe(false)
  expect(z.safeParse(postFavorite.body, { itemId: 'anchoring', itemType: 'bias', addedAt: 1 }).success).toBe(false)
})
