import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deleteFavorite, postFavorite } from './learning.ts'

test('a concept can be marked as a favorite by any of its names, whether fallacy or bias', () => {
  for (const itemId of ['straw-man', 'Straw Man', 'STRAWMAN']) {
    expect(z.safeParse(postFavorite.body, { itemId, itemType: 'fallacy' }).success, itemId).toBe(true)
  }
  expect(z.safeParse(postFavorite.body, { itemId: 'anchoring', itemType: 'bias' }).success).toBe(true)
})

test('an unknown item type has its own refusal, both when marking and when removing a mark', () => {
  for (const taken of [postFavorite.body, deleteFavorite.params]) {
    const { error } = z.safeParse(taken, { itemId: 'straw-man', itemType: 'topic' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['unknown-item-type'])
  }
})

test('a favorite needs a concept, and accepts no extra fields', () => {
  expect(z.safeParse(postFavorite.body, { itemId: ' ', itemType: 'bias' }).success).toBe(false)
  expect(z.safeParse(postFavorite.body, { itemId: 'anchoring', itemType: 'bias', addedAt: 1 }).success).toBe(false)
})
