import { expect, test } from 'vitest'
import { namesLayout } from './names-layout.ts'

test('names stand two by two, unless one has a word that is too long for half a phone', () => {
  const twoByTwo = namesLayout(['Halo Effect', 'Anchoring'])
  const oneByOne = namesLayout(['Halo Effect', 'Representativeness Heuristic'])
  expect(oneByOne).not.toBe(twoByTwo)
  expect(namesLayout(['Composition/Division', 'Fundamental Attribution Error'])).toBe(twoByTwo)
  expect(namesLayout(['Overconfidence Effect'])).toBe(oneByOne)
})
