import { expect, test } from 'vitest'
import { optionOfKey, optionsLayout } from './options.tsx'

test('the keys 1 to 4 and A to D choose an option, in either case, and no others do', () => {
  expect(['1', '4', 'a', 'D', 'c'].map(optionOfKey)).toEqual([0, 3, 0, 3, 2])
  for (const key of ['0', '5', 'e', '', 'ab', 'Enter', 'ArrowDown', ' ']) expect(optionOfKey(key)).toBeNull()
})

test('names are laid out in two columns, unless one has a word too long for half a phone', () => {
  const twoByTwo = optionsLayout({ options: ['Halo Effect', 'Anchoring'] })
  const oneByOne = optionsLayout({ options: ['Halo Effect', 'Representativeness Heuristic'] })
  expect(oneByOne).not.toBe(twoByTwo)
  expect(optionsLayout({ options: ['Composition/Division', 'Fundamental Attribution Error'] })).toBe(twoByTwo)
  expect(optionsLayout({ options: ['Overconfidence Effect'] })).toBe(oneByOne)
  expect(optionsLayout({ kind: 'decide', options: ['Wait', 'Go'] })).toBe(oneByOne)
})
