import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { seededRandom, someQuestion } from '../testing.ts'
import { shuffle, shuffleOptions } from './shuffle.ts'

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
