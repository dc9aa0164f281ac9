import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { DAY } from '../activity/days.ts'
import { conceptFinder } from '../concepts/concept-names.ts'
import { categoryTypeOf } from '../concepts/concepts.ts'
import { BANK } from '../content/bank.ts'
import { PROFILE_CATEGORIES } from '../content/profile-categories.ts'
import { someRecord } from '../rules.fixture.ts'
import { CONCEPTS, QUIZ_MODES, STRENGTHS } from '../vocabulary.ts'
import type { ProgressRecord } from './mastery.ts'
import {
  type AssessedResult,
  basisText,
  isWeak,
  masteryText,
  missedText,
  recommendedActionFor,
  severityOf,
  shareRightText,
  trendOf,
  weaknessesOf,
} from './weakness.ts'

const NOW = Date.UTC(2026, 10, 21)

const findConcept = conceptFinder([
  { id: 'straw-man', name: 'Straw Man', aliases: ['Strawman'], definition: 'Answering another claim.' },
  { id: 'anchoring', name: 'Anchoring', aliases: [], definition: 'The first number pulls.' },
  { id: 'social-proof', name: 'Social Proof', aliases: ['Social Influence'], definition: 'Following the crowd.' },
])

/** The record of a concept answered wrong once. */
const missed = (given: Partial<ProgressRecord> = {}) =>
  someRecord({ masteryLevel: 30, timesCorrect: 0, lastEncountered: NOW, lastCorrect: false, ...given })

/** A bias assessment with one profile. */
function assessment(name: string, strength: 'high' | 'moderate' | 'low', timestamp = NOW): AssessedResult {
  return { mode: 'bias-assessment', timestamp, biasProfiles: [{ name, strength, description: 'What it means.' }] }
}

test.each([
  { masteryLevel: 70, timesCorrect: 1, timesEncountered: 1, weak: false },
  { masteryLevel: 69.5, timesCorrect: 1, timesEncountered: 1, weak: false },
  { masteryLevel: 69.4, timesCorrect: 1, timesEncountered: 1, weak: true },
  { masteryLevel: 90, timesCorrect: 3, timesEncountered: 5, weak: false },
  { masteryLevel: 90, timesCorrect: 59, timesEncountered: 100, weak: true },
  { masteryLevel: 50, timesCorrect: 0, timesEncountered: 0, weak: false },
])('mastery $masteryLevel with $timesCorrect of $timesEncountered right is weak: $weak', ({ weak, ...given }) => {
  expect(isWeak(missed(given))).toBe(weak)
})

test('one wrong answer makes a concept a weakness, described in the words of the concept', () => {
  expect(weaknessesOf([missed({ itemId: 'strawman' })], [], findConcept)).toEqual([
    {
      id: 'straw-man',
      name: 'Straw Man',
      type: 'fallacy',
      masteryLevel: 30,
      timesWrong: 1,
      timesAnswered: 1,
      severity: 'high',
      lastEncountered: NOW,
      description: 'Answering another claim.',
      trend: 'declining',
      recommendedAction: 'Important: Study examples and practice recognition',
      isFromAssessment: false,
    },
  ])
})

test('the misses of a weak concept are counted from its own answers, and a concept that is not weak is not listed', () => {
  const weak = missed({ timesEncountered: 5, timesCorrect: 2 })
  const strong = missed({ itemId: 'anchoring', masteryLevel: 90, timesCorrect: 9, timesEncountered: 9 })
  expect(weaknessesOf([weak, strong], [], findConcept)).toMatchObject([{ timesWrong: 3, timesAnswered: 5 }])
})

test('a label outside the catalog keeps its own name and declared category', () => {
  const [weakness] = weaknessesOf(
    [missed({ itemId: 'Galaxy Brain', categoryType: 'cognitive-biases' })],
    [],
    findConcept,
  )

  expect(weakness).toMatchObject({ id: 'Galaxy Brain', name: 'Galaxy Brain', type: 'bias', description: '' })
})

test('high and moderate profiles become weaknesses with mastery 25 and 50, and low ones do not', () => {
  const found = (strength: 'high' | 'moderate' | 'low') =>
    weaknessesOf([], [assessment('Social Influence', strength)], findConcept)

  expect(found('high')).toMatchObject([
    {
      id: 'social-proof',
      type: 'bias',
      masteryLevel: 25,
      timesWrong: 1,
      timesAnswered: 1,
      severity: 'high',
      trend: 'stable',
      description: 'What it means.',
      recommendedAction: 'Urgent: Review fundamentals and take focused practice',
      isFromAssessment: true,
    },
  ])
  expect(found('moderate')).toMatchObject([{ masteryLevel: 50, severity: 'moderate', trend: 'stable' }])
  expect(found('low')).toEqual([])
})

test('a later assessment replaces the findings of an earlier one of the same kind', () => {
  const old = assessment('anchoring', 'high', NOW - DAY)
  const clean: AssessedResult = { mode: 'mini-bias-assessment', timestamp: NOW, biasProfiles: [] }
  const other: AssessedResult = { mode: 'fallacy-assessment', timestamp: NOW, biasProfiles: [] }
  const plain: AssessedResult = { mode: 'standard', timestamp: NOW }

  expect(weaknessesOf([], [old, clean], findConcept)).toEqual([])
  expect(weaknessesOf([], [other, old, plain], findConcept)).toHaveLength(1)
})

test.each([
  { record: 24, strength: 'high', listed: 24, isFromAssessment: false },
  { record: 25, strength: 'high', listed: 25, isFromAssessment: false },
  { record: 40, strength: 'high', listed: 25, isFromAssessment: true },
  { record: 40, strength: 'moderate', listed: 40, isFromAssessment: false },
  { record: 58, strength: 'moderate', listed: 50, isFromAssessment: true },
] as const)(
  'a concept with mastery $record and a $strength profile is listed once, with mastery $listed',
  ({ record, strength, listed, isFromAssessment }) => {
    const known = missed({ itemId: 'social-proof', categoryType: 'cognitive-biases', masteryLevel: record })

    const weaknesses = weaknessesOf([known], [assessment('Social Influence', strength)], findConcept)

    expect(weaknesses).toMatchObject([{ id: 'social-proof', masteryLevel: listed, isFromAssessment }])
  },
)

test('weaknesses are sorted by mastery, then by number of misses, then by name', () => {
  const records = [
    missed({ itemId: 'straw-man', masteryLevel: 42 }),
    missed({ itemId: 'social-proof', masteryLevel: 42, timesEncountered: 3, timesCorrect: 0 }),
    missed({ itemId: 'anchoring', masteryLevel: 42 }),
    missed({ itemId: 'Another Label', masteryLevel: 18 }),
  ]

  for (const given of [records, records.toReversed()])
    expect(weaknessesOf(given, [], findConcept).map(({ name }) => name)).toEqual([
      ...['Another Label', 'Social Proof', 'Anchoring', 'Straw Man'],
    ])
})

test.each([
  [29, 'high', 'declining', 'Urgent: Review fundamentals and take focused practice'],
  [30, 'high', 'declining', 'Important: Study examples and practice recognition'],
  [39, 'high', 'declining', 'Important: Study examples and practice recognition'],
  [40, 'moderate', 'stable', 'Important: Study examples and practice recognition'],
  [50, 'moderate', 'stable', 'Review definitions and take additional practice'],
  [59, 'moderate', 'stable', 'Review definitions and take additional practice'],
  [60, 'low', 'stable', 'Review definitions and take additional practice'],
  [61, 'low', 'improving', 'Review definitions and take additional practice'],
  [70, 'low', 'improving', 'Light review recommended to maintain proficiency'],
])('a mastery of %d has %s severity, %s: %s', (mastery, severity, trend, action) => {
  expect([severityOf(mastery), trendOf(mastery), recommendedActionFor(mastery)]).toEqual([severity, trend, action])
})

test('every profile that an assessment can show leads to a concept to study', () => {
  const find = conceptFinder(BANK.map(({ concept }) => concept))
  const names = [...PROFILE_CATEGORIES.bias, ...PROFILE_CATEGORIES.fallacy].map(({ name }) => name)

  expect(names.filter((name) => find(name) === null)).toEqual([])
})

test('in any history every weak concept is listed exactly once, and mastery only rises down the list', () => {
  const find = conceptFinder(BANK.map(({ concept }) => concept))
  const someProgress = fc.uniqueArray(
    fc.record({
      itemId: fc.constantFrom(...CONCEPTS),
      masteryLevel: fc.double({ min: 0, max: 100, noNaN: true }),
      timesEncountered: fc.integer({ min: 1, max: 50 }),
      timesCorrect: fc.nat(50),
    }),
    { selector: ({ itemId }) => itemId },
  )
  const someResult = fc.record({
    mode: fc.constantFrom(...QUIZ_MODES),
    timestamp: fc.nat(NOW),
    biasProfiles: fc.array(fc.record({ name: fc.constantFrom(...CONCEPTS), strength: fc.constantFrom(...STRENGTHS) }), {
      maxLength: 5,
    }),
  })
  fc.assert(
    fc.property(someProgress, fc.array(someResult, { maxLength: 5 }), (given, results) => {
      const progress = given.map((record) =>
        missed({
          ...record,
          categoryType: categoryTypeOf(record.itemId),
          timesCorrect: Math.min(record.timesCorrect, record.timesEncountered),
        }),
      )

      const weaknesses = weaknessesOf(progress, results, find)

      const ids = weaknesses.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const record of progress.filter(isWeak)) expect(ids).toContain(record.itemId)
      const levels = weaknesses.map(({ masteryLevel }) => masteryLevel)
      expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('a profile outside the catalog has its own name, no description, and the kind that was assessed', () => {
  const unknown = (mode: 'bias-assessment' | 'fallacy-assessment'): AssessedResult => ({
    mode,
    timestamp: NOW,
    biasProfiles: [{ name: 'galaxy brain', strength: 'high' }],
  })
  const bare = { id: 'galaxy brain', name: 'galaxy brain', description: '' }
  expect(weaknessesOf([], [unknown('bias-assessment')], findConcept)).toMatchObject([{ ...bare, type: 'bias' }])
  expect(weaknessesOf([], [unknown('fallacy-assessment')], findConcept)).toMatchObject([{ ...bare, type: 'fallacy' }])
})

test('a profile without a description takes its concept’s, and an assessment without profiles adds nothing', () => {
  const summary: AssessedResult = {
    mode: 'bias-assessment',
    timestamp: NOW,
    biasProfiles: [{ name: 'Anchoring', strength: 'moderate' }],
  }
  expect(weaknessesOf([], [summary], findConcept)).toMatchObject([{ description: 'The first number pulls.' }])
  expect(weaknessesOf([], [{ mode: 'bias-assessment', timestamp: NOW }], findConcept)).toEqual([])
})

const answered = (timesAnswered: number, timesWrong: number) =>
  basisText({ timesAnswered, timesWrong, isFromAssessment: false })

test('fewer than ten answers are only counted, without an estimate', () => {
  expect(answered(1, 1)).toBe('1 answer so far: too few for a margin, which takes ten.')
  expect(answered(9, 2)).toBe('9 answers so far: too few for a margin, which takes ten.')
})

test('ten answers or more are shown as a share with its margin', () => {
  // Wilson's interval for 7 of 10 is 40 to 89%.
  expect(answered(10, 3)).toMatch(/^10 answers so far: 70% right, .*40.*89/)
})

test('a weakness found only by an assessment is not called measured', () => {
  const words = basisText({ timesAnswered: 1, timesWrong: 1, isFromAssessment: true })
  expect(words).toMatch(/counts as 1 of 1 wrong.*were not measured/)
})

test.each([
  [1, 1, '1 of 1 right'],
  [0, 9, '0 of 9 right'],
  [10, 12, '83% right, 10 of 12'],
])('%i right of %i answers are said as “%s”', (right, answers, words) => {
  expect(shareRightText(right, answers)).toBe(words)
})

const [right, wrong] = [true, false]

test.each([
  { history: [wrong], says: 'Seen once, missed once' },
  { history: [wrong, wrong], says: 'Missed both times it came up' },
  { history: [wrong, wrong, wrong], says: 'Missed all 3 times it came up' },
  { history: [wrong, wrong, wrong, right], says: 'Missed 3 of 4, the last one right' },
  { history: [wrong, wrong, right, right], says: 'Missed 2 of 4, the last two right' },
  { history: [right, wrong, wrong, right, wrong, wrong, wrong], says: 'Missed 5 of 7, the last three in a row' },
  { history: [right], says: 'Seen once, answered right' },
  { history: [right, right], says: 'Answered right all 2 times' },
  { history: [right, wrong], says: 'Missed 1 of 2, the last one too' },
])('the history $history is described as “$says”', ({ history, says }) => {
  const timesWrong = history.filter((answer) => answer === wrong).length
  expect(missedText({ timesWrong, timesAnswered: history.length, history })).toBe(says)
})

test('an answer count without a known history is described by the counts alone', () => {
  expect(missedText({ timesWrong: 7, timesAnswered: 10, history: [] })).toBe('Missed 7 of 10')
})

test('a history of the latest eight answers says nothing about earlier ones', () => {
  const history = Array.from({ length: 8 }, () => wrong)
  expect(missedText({ timesWrong: 11, timesAnswered: 12, history })).toBe('Missed 11 of 12, the last eight in a row')
})

test('mastery is shown as a count until there are three answers, except where an assessment sets it', () => {
  expect(masteryText(40, { right: 0, answered: 1 })).toBe('0 of 1 right')
  expect(masteryText(72, { right: 2, answered: 2 })).toBe('2 of 2 right')
  expect(masteryText(35, { right: 0, answered: 3 })).toBe('35%')
  expect(masteryText(25, { right: 0, answered: 1, isFromAssessment: true })).toBe('25%')
})
