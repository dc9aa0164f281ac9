import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { BANK } from '../content/bank.ts'
import {
  categoryTypeOfItem,
  categoryTypeOfMode,
  conceptFinder,
  lookupKey,
  type NamedConcept,
} from './concept-lookup.ts'
import { kebabCase } from './concept-names.ts'

const CONCEPTS: readonly NamedConcept[] = [
  { name: 'Black-or-White', aliases: ['False Dilemma'] },
  { name: "Gambler's Fallacy", aliases: [] },
  { name: 'Composition/Division', aliases: [] },
  { name: 'Social Proof', aliases: ['Social Influence'] },
]

test.each([
  ['black-or-white', 'Black-or-White'],
  ['FALSE DILEMMA', 'Black-or-White'],
  ['false-dilemma', 'Black-or-White'],
  ["gambler's-fallacy", "Gambler's Fallacy"],
  ['Gambler’s Fallacy', "Gambler's Fallacy"],
  ['gambler-s-fallacy', "Gambler's Fallacy"],
  ['composition/division', 'Composition/Division'],
  ['  social influence ', 'Social Proof'],
])('the label “%s” finds the concept %s', (label, name) => {
  expect(conceptFinder(CONCEPTS)(label)?.name).toBe(name)
})

test('a concept that is found comes with its id and its half of the catalogue', () => {
  const find = conceptFinder(CONCEPTS)

  expect(find('Composition/Division')).toMatchObject({
    id: 'composition-division',
    categoryType: 'logical-fallacies',
  })
  expect(find('social-proof')).toMatchObject({ id: 'social-proof', categoryType: 'cognitive-biases' })
})

test.each(['', '—', 'Galaxy Brain', 'constructor', '__proto__', 'Black-or-Whité'])(
  'the label “%s” is outside the catalogue',
  (label) => {
    expect(conceptFinder(CONCEPTS)(label)).toBeNull()
  },
)

test('the mode decides the category of an unknown label: biases if its name contains “bias”', () => {
  expect(categoryTypeOfMode('mini-bias-assessment')).toBe('cognitive-biases')
  expect(categoryTypeOfMode('advanced')).toBe('logical-fallacies')
})

test('every name and alias in the catalogue finds its concept, also hyphenated and in any case', () => {
  const find = conceptFinder(BANK.map(({ concept }) => concept))
  const labels = BANK.flatMap(({ concept: { name, aliases } }) => [name, ...aliases].map((label) => ({ label, name })))
  const spellings = [
    (label: string) => label,
    (label: string) => label.toUpperCase(),
    (label: string) => kebabCase(label),
    (label: string) => label.toLowerCase().replaceAll(' ', '-'),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...labels), fc.constantFrom(...spellings), ({ label, name }, spell) => {
      expect(find(spell(label))?.name).toBe(name)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('no two concepts of the catalogue share a lookup key', () => {
  const owners = new Map<string, string>()
  for (const { concept } of BANK) {
    for (const label of [concept.name, ...concept.aliases]) {
      const owner = owners.get(lookupKey(label)) ?? concept.name
      expect(owner, `“${label}” means ${owner} and ${concept.name}`).toBe(concept.name)
      owners.set(lookupKey(label), concept.name)
    }
  }
})

test('biases belong to one half of the catalogue, and fallacies to the other', () => {
  expect([categoryTypeOfItem('bias'), categoryTypeOfItem('fallacy')]).toEqual(['cognitive-biases', 'logical-fallacies'])
})

test.each([
  ['  --Two   words--  ', 'two-words'],
  ['Composition/Division', 'composition-division'],
  ["Gambler's Fallacy", 'gamblers-fallacy'],
  ['a', 'a'],
])('the name “%s” is written as %s in an address', (label, kebab) => {
  expect(kebabCase(label)).toBe(kebab)
})
