import { expect, test } from 'vitest'
import { CONCEPT_NAMES, type ConceptName } from '../concepts/concept-names.ts'
import type { PlannedItem, Purpose } from '../practice/plan-round.ts'
import { calmReasons, calmTitle, cellsLabel, roundAside, urgentReasons, urgentTitle } from './next-step-words.ts'

const planned = (concept: ConceptName, purpose: Purpose = 'mixed'): PlannedItem => ({
  concept,
  purpose,
  scenario: null,
})
const due = (concept: ConceptName) => ({ concept, why: 'due', daysSince: 3, recall: 0.8 }) as const
const EIGHT = CONCEPT_NAMES.slice(0, 8).map((concept) => planned(concept))

test.each([
  [1, '1 scenario. You see why after each one.'],
  [8, '8 scenarios. You see why after each one.'],
])('a round of %i says so beside its button', (length, words) => {
  expect(roundAside(EIGHT.slice(0, length))).toBe(words)
})

test.each([
  [0, true, 'One pair to tell apart'],
  [1, false, 'One due today'],
  [6, true, 'Six due today, and one pair to tell apart'],
])('a round with %i due concepts, and a pair: %s, has the title “%s”', (count, hasPair, title) => {
  expect(urgentTitle(count, hasPair)).toBe(title)
})

test.each([
  [['Anchoring'], 7, 'Something new: Anchoring'],
  [[], 7, 'Eight more short arguments'],
  [[], CONCEPT_NAMES.length, 'Eight from everything you’ve met'],
] as const)(
  'while nothing is urgent, a round with %j new of %i concepts met has the title “%s”',
  (introduced, met, title) => {
    expect(calmTitle(8, introduced, met)).toBe(title)
  },
)

test('a due concept that the pair covers is not counted once more', () => {
  const plan = [planned('Straw Man', 'pair'), planned('Anchoring', 'due')]
  expect(urgentReasons([due('Straw Man'), due('Anchoring')], plan, undefined)).toBe('You last met it three days ago.')
})

test('new concepts are mentioned after what is due', () => {
  const plan = [planned('Straw Man', 'due'), planned('Anchoring', 'new'), planned('Halo Effect', 'new')]
  expect(urgentReasons([due('Straw Man')], plan, undefined)).toBe(
    'You last met it three days ago. Two are new and come with an example first.',
  )
})

test.each([
  [true, 'Nothing is due today. It comes with an example first; you’ve already met the other seven.'],
  [false, 'It comes with an example first; you’ve already met the other seven.'],
])('a learner for whom nothing is due: %s, reads that of a calm round with one new concept', (isNothingDue, words) => {
  expect(calmReasons({ met: 7, isNothingDue }, EIGHT, ['Anchoring'])).toBe(words)
})

test.each([
  [
    'Two scenarios: one due and one new; one on fallacies and one on biases',
    [planned('Straw Man', 'due'), planned('Anchoring', 'new')],
  ],
  ['Two scenarios: two on the pair; two on fallacies', [planned('Straw Man', 'pair'), planned('Ad Hominem', 'pair')]],
  ['Two scenarios: two mixed; two on biases', [planned('Anchoring'), planned('Halo Effect')]],
])('the cells of a round are described by purpose and item type: “%s”', (words, plan) => {
  expect(cellsLabel(plan)).toBe(words)
})
