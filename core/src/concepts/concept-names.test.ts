import { expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { kebabCase } from '../text.ts'
import { conceptFinder, itemLabel, itemOfLabel, meaningOfLabel, type NamedConcept } from './concept-names.ts'
import { categoryTypeOfMode } from './concepts.ts'

const CONCEPTS: readonly NamedConcept[] = [
  { id: 'black-or-white', name: 'Black-or-White', aliases: ['False Dilemma'] },
  { id: 'gamblers-fallacy', name: "Gambler's Fallacy", aliases: [] },
  { id: 'composition-division', name: 'Composition/Division', aliases: [] },
  { id: 'social-proof', name: 'Social Proof', aliases: ['Social Influence'] },
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

test.each(['', '—', 'Galaxy Brain', 'constructor', '__proto__', 'Black-or-Whité'])(
  'the label “%s” is outside the catalog',
  (label) => {
    expect(conceptFinder(CONCEPTS)(label)).toBeNull()
  },
)

test('the mode decides the category of an unknown label: biases if its name contains “bias”', () => {
  expect(categoryTypeOfMode('mini-bias-assessment')).toBe('cognitive-biases')
  expect(categoryTypeOfMode('advanced')).toBe('logical-fallacies')
})

test('every name and alias in the catalog finds its concept alone, also hyphenated and in any case', () => {
  const find = conceptFinder(BANK.map(({ concept }) => concept))
  for (const { concept } of BANK)
    for (const label of [concept.id, concept.name, ...concept.aliases])
      for (const spelt of [label, label.toUpperCase(), kebabCase(label), label.toLowerCase().replaceAll(' ', '-')])
        expect(find(spelt)?.id, spelt).toBe(concept.id)
})

test('an option’s label says which concept it names or that nothing is wrong, and an act says neither', () => {
  const find = conceptFinder(CONCEPTS)
  expect(meaningOfLabel('False Dilemma', find)).toBe('black-or-white')
  for (const label of ['No fallacy here', 'No bias here', 'no-flaw'])
    expect(meaningOfLabel(label, find)).toBe('no-flaw')
  expect(meaningOfLabel('Ask two more firms', find)).toBeNull()
})

test('the API calls a concept by its name, and a label from outside the catalog as it came', () => {
  for (const [item, label] of [
    ['composition-division', 'Composition/Division'],
    ['Galaxy Brain', 'Galaxy Brain'],
  ] as const) {
    expect(itemLabel(item)).toBe(label)
    expect(itemOfLabel(label)).toBe(item)
  }
})
