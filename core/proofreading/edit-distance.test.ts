import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const words = (text: string) => (text === '' ? [] : text.split(' '))

test.each([
  ['the lamp in the hall', 'the lamp in the hall', 0],
  ['the lamp in the hall', 'the light in the hall', 1],
  ['the lamp in the hall', 'the lamp in hall', 1],
  ['the lamp', 'the old lamp', 1],
  ['the lamp in the hall', 'in the hall the lamp', 4],
  ['', 'a whole new story', 4],
])('turning “%s” into “%s” takes %i words', (one, other, steps) => {
  expect(editDistance(words(one), words(other))).toBe(steps)
})

test('an edit distance is the same in both directions, and never exceeds the longer text', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const steps = editDistance(one, other)
      expect(editDistance(other, one)).toBe(steps)
      expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(steps === 0).toBe(one.join() === other.join())
    }),
  )
})
