import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { someQuestion } from '../rules.fixture.ts'
import { seededRandom, shuffle, shuffleApart, shuffleOptions } from './shuffle.ts'

test('a shuffle keeps every item and adds none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      expect(shuffle(items, seededRandom(seed)).sort()).toEqual([...items].sort())
    }),
  )
})

test('shuffling options keeps the right text right and each rationale with its option', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.integer(), (correctAnswer, seed) => {
      const question = someQuestion({ correctAnswer })

      const shuffled = shuffleOptions(question, seededRandom(seed))

      expect([...shuffled.options].sort()).toEqual([...question.options].sort())
      expect(shuffled.options[shuffled.correctAnswer]).toBe(question.options[correctAnswer])
      for (const [index, option] of shuffled.options.entries()) {
        expect(shuffled.rationales?.[index]).toBe(question.rationales?.[question.options.indexOf(option)])
      }
    }),
  )
})

test('over 10,000 attempts the right option appears in every place about equally often', () => {
  const random = seededRandom(20_260_101)
  const places = [0, 0, 0, 0]
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const place = shuffleOptions(someQuestion({ correctAnswer: attempt % 2 }), random).correctAnswer
    places[place] = itemAt(places, place) + 1
  }
  // Chi-square with 3 degrees of freedom: 16.27 is passed by chance once in a thousand seeds.
  const chiSquare = places.reduce((sum, count) => sum + (count - 2500) ** 2 / 2500, 0)
  expect(chiSquare).toBeLessThan(16.27)
})

const keyOf = (item: string) => itemAt(item, 0)
const meetings = (items: readonly string[]) =>
  items.filter((item, index) => index > 0 && keyOf(item) === keyOf(itemAt(items, index - 1))).length

const mixed = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 24 })
const mostlyOneKey = fc
  .tuple(fc.array(fc.constantFrom('b', 'c', 'd'), { minLength: 2, maxLength: 8 }), fc.integer({ min: 2, max: 6 }))
  .map(([few, more]) => [...few, ...Array<string>(few.length + more).fill('a')])
const deck = fc.oneof(mixed, mostlyOneKey).map((keys) => keys.map((key, index) => `${key}${index}`))

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

test('a seed gives the numbers of mulberry32, so a past decision never changes', () => {
  const random = seededRandom(1)
  expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
})
