import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { seededRandom } from '../testing.ts'
import { shuffleApart } from './shuffle.ts'

const keyOf = (item: string) => itemAt(item, 0)
const meetings = (items: readonly string[]) =>
  items.filter((item, index) => index > 0 && keyOf(item) === keyOf(itemAt(items, index - 1))).length

const deck = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 24 })
  .map((keys) => keys.map((key, index) => `${key}${index}`))

test('shuffling apart loses nothing and leaves as few neighbors with the same key as possible', () => {
  fc.assert(
    fc.property(deck, fc.integer(), (items, seed) => {
      const shuffled = shuffleApart(items, keyOf, seededRandom(seed))
      expect([...shuffled].sort()).toEqual([...items].sort())
      const largest = Math.max(0, ...[...Map.groupBy(items, keyOf).values()].map(({ length }) => length))
      expect(meetings(shuffled)).toBe(Math.max(0, 2 * largest - items.length - 1))
    }),
  )
})

test('a key shared by more than half of the items meets itself only as often as it must', () => {
  const others = fc.array(fc.constantFrom('b', 'c', 'd', 'e'), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(others, fc.integer({ min: 2, max: 6 }), fc.integer(), (few, more, seed) => {
      const items = [...few, ...Array(few.length + more).fill('a')]
      expect(meetings(shuffleApart(items, keyOf, seededRandom(seed)))).toBe(more - 1)
    }),
    { numRuns: 50 },
  )
})

test('shuffling apart is a plain shuffle when no two items share a key', () => {
  const orders = new Map<string, number>()
  const random = seededRandom(7)
  for (let take = 0; take < 6000; take++) {
    const order = shuffleApart(['a', 'b', 'c'], keyOf, random).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
})

test('every order that separates equal keys comes up equally often', () => {
  const orders = new Map<string, number>()
  const random = seededRandom(11)
  for (let take = 0; take < 12_000; take++) {
    const order = shuffleApart(['a1', 'a2', 'b', 'c'], keyOf, random).join(' ')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  // Of 24 orders, half have the two a's side by side.
  expect(orders.size).toBe(12)
  for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
})
