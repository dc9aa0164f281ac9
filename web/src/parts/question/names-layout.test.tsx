import { expect, test } from 'vitest'
import { namesLayout } from './names-layout.ts'

test('names are laid out in two columns, unless one has a word too long for half a phone', () => {
  const twoByTwo = namesLayout(['Halo Effect', 'Anchoring'])
  const oneByOne = namesLayout(['Halo Effect', 'Representativeness Heuristic'])
  expect(oneByOne).not.toBe(twoByTwo)
  expect(namesLayout(['Composition/Division', 'Fundamental Attribution Error'])).toBe(twoByTwo)
  expect(namesLayout(['Overconfidence Effect'])).toBe(oneByOne)
})
