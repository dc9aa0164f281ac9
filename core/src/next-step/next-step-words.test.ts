import { expect, test } from 'vitest'
import type { PlannedItem, Purpose } from '../practice/plan-round.ts'
import { CONCEPTS, type ConceptId } from '../vocabulary.ts'
import {
  calmReasons,
  calmTitle,
  cellsLabel,
  lastMet,
  roundAside,
  urgentReasons,
  urgentTitle,
} from './next-step-words.ts'

const planned = (concept: ConceptId, purpose: Purpose = 'mixed'): PlannedItem => ({
  concept,
  purpose,
})
const due = (concept: ConceptId) => ({ concept, why: 'due', daysSince: 3, recall: 0.8 }) as const
const EIGHT = CONCEPTS.slice(0, 8).map((concept) => planned(concept))

test.each([
  [1, '1 scenario. You see why after each one.'],
  [8, '8 scenarios. You see why after each one.'],
])('a round of %i says so beside its button', (length, words) => {
  expect(roundAside(EIGHT.slice(0, length))).toBe(words)
})

test.each([
  [0, 0, true, 'One pair to tell apart'],
  [1, 1, false, 'One due today'],
  [6, 6, true, 'Six due today, and one pair to tell apart'],
  [31, 12, true, '12 today, 19 more waiting'],
  [19, 0, false, 'Done for today, 19 more waiting'],
])(
  'a round with %i due concepts, %i of them for today, and a pair: %s, has the title “%s”',
  (count, forToday, hasPair, title) => {
    expect(urgentTitle({ due: Array(count), forToday }, hasPair)).toBe(title)
  },
)

test.each([
  [['anchoring'], 'Something new: Anchoring'],
  [[], 'Eight from everything you’ve met'],
] as const)('while nothing is urgent, a round with %j new has the title “%s”', (introduced, title) => {
  expect(calmTitle(8, introduced)).toBe(title)
})

test('a due concept that the pair covers is not counted once more', () => {
  const plan = [planned('straw-man', 'pair'), planned('anchoring', 'due')]
  expect(urgentReasons([due('straw-man'), due('anchoring')], plan, undefined)).toBe('You last met it three days ago.')
})

test('new concepts are mentioned after what is due', () => {
  const plan = [planned('straw-man', 'due'), planned('anchoring', 'new'), planned('halo-effect', 'new')]
  expect(urgentReasons([due('straw-man')], plan, undefined)).toBe(
    'You last met it three days ago. Two are new and come with an example first.',
  )
})

test.each([
  [true, 'Nothing is due today. It comes with an example first; the others you’ve met before.'],
  [false, 'It comes with an example first; the others you’ve met before.'],
])('with nothing due: %s, a calm round with one new concept is explained by “%s”', (isNothingDue, words) => {
  expect(calmReasons(isNothingDue, ['anchoring'])).toBe(words)
})

test.each([
  [
    'Two scenarios: one due and one new; one on fallacies and one on biases',
    [planned('straw-man', 'due'), planned('anchoring', 'new')],
  ],
  ['Two scenarios: two on the pair; two on fallacies', [planned('straw-man', 'pair'), planned('ad-hominem', 'pair')]],
  ['Two scenarios: two mixed; two on biases', [planned('anchoring'), planned('halo-effect')]],
])('the cells of a round are described by purpose and item type: “%s”', (words, plan) => {
  expect(cellsLabel(plan)).toBe(words)
})

test.each([
  [0, 'earlier today'],
  [1, 'yesterday'],
  [2, 'two days ago'],
  [5, 'five days ago'],
  [6, 'about a week ago'],
  [10, 'about a week ago'],
  [11, 'about two weeks ago'],
  [24, 'about three weeks ago'],
  [25, 'about a month ago'],
  [45, 'about a month ago'],
  [46, 'about two months ago'],
])('concepts last met %i days ago were met “%s”', (days, words) => {
  expect(lastMet([days, days])).toBe(words)
})

test.each([
  [[1, 7], 'within the past week'],
  [[1, 8], 'within the past two weeks'],
  [[1, 30], 'within the past five weeks'],
  [[1, 31], 'within the past two months'],
  [[7, 8], 'about a week ago'],
])('concepts met %j days ago were met “%s”', (days, words) => {
  expect(lastMet(days)).toBe(words)
})
