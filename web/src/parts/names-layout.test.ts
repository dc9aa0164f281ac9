import { expect, test } from 'vitest'
import { namesLayout } from './names-layout.ts'
import options from './options.module.css'

test('names stand two by two, unless one has a word that is too long for half a phone', () => {
  expect(namesLayout(['Composition/Division', 'Fundamental Attribution Error'])).toBe(options.names)
  expect(namesLayout(['Halo Effect', 'Overconfidence Effect'])).toBe(options.options)
  expect(namesLayout(['Representativeness Heuristic'])).toBe(options.options)
})
