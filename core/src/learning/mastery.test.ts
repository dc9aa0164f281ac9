import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { addDays } from '../activity/days.ts'
import { itemAt, required } from '../required.ts'
import { someRecord } from '../rules.fixture.ts'
import {
  addAnswers,
  type DayOfAnswers,
  firstDay,
  isMastered,
  learnedCount,
  type MasteryState,
  masteredConcepts,
  masteredCount,
  masteryLevelOf,
  masteryOfDays,
  type ProgressRecord,
  progressReply,
  roundedMastery,
  unmetProgress,
} from './mastery.ts'

const START = '2026-11-01'

/** Days in a row from their letters: 'R' a right answer, 'W' a wrong one; '' a day without any. */
function days(...letters: string[]): DayOfAnswers[] {
  return letters
    .map((day, index) => ({
      day: addDays(START, index),
      answers: day.length,
      right: [...day].filter((letter) => letter === 'R').length,
    }))
    .filter(({ answers }) => answers > 0)
}

function masteryAfter(...letters: string[]): number {
  return roundedMastery(masteryLevelOf(required(masteryOfDays(days(...letters)), 'an answer')))
}

// Worked out by hand from the formula in docs/learning-model.md.
test.each([
  { letters: ['R'], mastery: 70 },
  { letters: ['W'], mastery: 40 },
  { letters: ['RR'], mastery: 72 },
  { letters: ['R', 'R'], mastery: 76 },
  { letters: ['R', 'R', 'R'], mastery: 80 },
  { letters: ['R', '', '', 'R'], mastery: 76 },
  { letters: ['RRRRRRRRRRRR'], mastery: 73 },
  { letters: ['W', 'W', 'W'], mastery: 27 },
  { letters: ['RW'], mastery: 55 },
  { letters: ['W', 'R'], mastery: 56 },
  { letters: ['R', 'W'], mastery: 52 },
])('after days of $letters the mastery is $mastery', ({ letters, mastery }) => {
  expect(masteryAfter(...letters)).toBe(mastery)
})

test('two days of right answers do not master a concept, three do', () => {
  expect(masteryAfter('R', 'R')).toBeLessThan(80)
  expect(isMastered({ masteryLevel: masteryLevelOf(required(masteryOfDays(days('R', 'R', 'R')), 'an answer')) })).toBe(
    true,
  )
})

test('a concept is mastered when its rounded mastery reaches 80', () => {
  expect(isMastered({ masteryLevel: 79.5 })).toBe(true)
  expect(isMastered({ masteryLevel: 79.49 })).toBe(false)
})

test('only concepts in the catalog count as mastered or learned, each in its own half', () => {
  const record = (itemId: string, given: Partial<ProgressRecord>) => someRecord({ itemId, masteryLevel: 90, ...given })
  const records = [
    record('straw-man', {}),
    record('bandwagon', { masteryLevel: 79.4, lastCorrect: false }),
    record('Galaxy Brain', {}),
    record('anchoring', { categoryType: 'cognitive-biases' }),
  ]
  expect(masteredCount(records, 'logical-fallacies')).toBe(1)
  expect(learnedCount(records, 'logical-fallacies')).toBe(1)
  expect(masteredCount(records, 'cognitive-biases')).toBe(1)
  expect(masteredConcepts(records).map(({ itemId }) => itemId)).toEqual(['straw-man', 'anchoring'])
})

test('mastery is kept exactly, and only rounded in the reply, which has the concept’s name', () => {
  const masteryLevel = masteryLevelOf(firstDay({ day: START, answers: 2, right: 2 }))
  expect(masteryLevel).toBeCloseTo(72.093, 3)
  const record = someRecord({ itemId: 'straw-man' })
  expect(progressReply({ ...record, masteryLevel })).toEqual({ ...record, itemId: 'Straw Man', masteryLevel: 72 })
})

const someAnswers = fc.array(
  fc.record({ day: fc.nat(40).map((offset) => addDays(START, offset)), isRight: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
)

test('answers delivered in any order and in pieces of any size lead to the same state as all at once', () => {
  fc.assert(
    fc.property(someAnswers, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (answers, keys) => {
      const single = answers.map(({ day, isRight }) => ({ day, answers: 1, right: isRight ? 1 : 0 }))
      const disordered = single
        .map((answer, index) => [itemAt(keys, index), answer] as const)
        .sort(([one], [other]) => one - other)
      const expected = masteryOfDays(single)

      expect(masteryOfDays(disordered.map(([, answer]) => answer))).toEqual(expected)
      const inOrder = single.toSorted((one, other) => (one.day < other.day ? -1 : 1))
      const oneByOne = inOrder
        .slice(1)
        .reduce<MasteryState>(
          (state, answer) => required(addAnswers(state, answer), 'a later day'),
          firstDay(itemAt(inOrder, 0)),
        )
      expect(oneByOne).toEqual(expected)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('mastery stays within 0 and 100, moves at most 73 a day, and never falls for a right answer that day', () => {
  fc.assert(
    fc.property(someAnswers, fc.nat(200), (answers, extra) => {
      const each = answers.map(({ day, isRight }) => ({ day, answers: 1, right: isRight ? 1 : 0 }))
      const state = required(masteryOfDays(each), 'an answer')
      const level = masteryLevelOf(state)
      expect(level).toBeGreaterThan(0)
      expect(level).toBeLessThan(100)
      const further = masteryLevelOf(
        required(addAnswers(state, { day: state.day, answers: 1, right: 1 }), 'the same day'),
      )
      expect(further).toBeGreaterThanOrEqual(level - 1e-9)
      const oneDay = masteryLevelOf(firstDay({ day: START, answers: extra + 1, right: extra + 1 }))
      expect(Math.round(oneDay)).toBeLessThanOrEqual(73)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('answers from before the latest day are not simply added, because days are weighed in order', () => {
  const state = firstDay({ day: '2026-11-05', answers: 1, right: 1 })
  expect(addAnswers(state, { day: '2026-11-04', answers: 1, right: 1 })).toBeNull()
})

test('a concept without an answer has the mastery that is assumed before the first one', () => {
  // 4/3 right out of 7/3.
  expect(unmetProgress({ itemId: 'straw-man', categoryType: 'logical-fallacies' })).toEqual({
    itemId: 'straw-man',
    categoryType: 'logical-fallacies',
    masteryLevel: expect.closeTo(400 / 7, 10),
    timesEncountered: 0,
    timesCorrect: 0,
    lastEncountered: 0,
    lastCorrect: false,
  })
})
