import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answeredProgress,
  isMastered,
  learnedCount,
  masteredCount,
  moveMastery,
  recordAnswer,
  unmetConcept,
} from './mastery.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000)

const START = Date.UTC(2026, 10, 21)

/** Answers a minute apart. */
function recordAfter(answers: readonly boolean[]) {
  return answers.reduce(
    (record, isCorrect, minute) => recordAnswer(record, isCorrect, START + minute * 60_000),
    unmetConcept('Straw Man', 'logical-fallacies'),
  )
}

test.each([
  { answers: [true], mastery: 70 },
  { answers: [true, true], mastery: 82 },
  { answers: [false], mastery: 30 },
  { answers: [false, true], mastery: 58 },
  { answers: [true, false, true, true], mastery: 79 },
])('after $answers mastery reads $mastery', ({ answers, mastery }) => {
  expect(answeredProgress(recordAfter(answers)).masteryLevel).toBe(mastery)
})

test('two right answers master a concept, one does not', () => {
  expect(isMastered(recordAfter([true]))).toBe(false)
  expect(isMastered(recordAfter([true, true]))).toBe(true)
})

test('mastered compares the rounded number', () => {
  expect(isMastered({ masteryLevel: 79.5 })).toBe(true)
  expect(isMastered({ masteryLevel: 79.49 })).toBe(false)
})

test('the stored value stays exact and only the answer is rounded', () => {
  const record = recordAfter([true, false, true, true])

  expect(record.masteryLevel).toBeCloseTo(79.12, 10)
  expect(answeredProgress(record)).toEqual({ ...record, masteryLevel: 79 })
})

test('a right answer counts as learned until the next wrong one', () => {
  expect(recordAfter([false, true]).lastCorrect).toBe(true)
  expect(recordAfter([true, false]).lastCorrect).toBe(false)
})

test('an answer that arrives late counts, but is not the latest encounter', () => {
  const record = recordAfter([true])

  const after = recordAnswer(record, false, START - 60_000)

  expect(after).toMatchObject({ timesEncountered: 2, timesCorrect: 1, lastEncountered: START, lastCorrect: true })
  expect(after.masteryLevel).toBe(42)
})

test('mastered and learned concepts are counted by category, and only those of the catalogue', () => {
  const mastered = recordAfter([true, true])
  const records = [
    mastered,
    { ...mastered, itemId: 'Ad Hominem', lastCorrect: false },
    { ...recordAfter([true]), itemId: 'False Cause' },
    { ...mastered, itemId: 'A label of an older client' },
    { ...mastered, itemId: 'Anchoring', categoryType: 'cognitive-biases' as const },
  ]

  expect(masteredCount(records, 'logical-fallacies')).toBe(2)
  expect(learnedCount(records, 'logical-fallacies')).toBe(2)
  expect(masteredCount(records, 'cognitive-biases')).toBe(1)
  expect(learnedCount(records, 'cognitive-biases')).toBe(1)
})

test('mastery stays between 0 and 100 and moves toward the answer', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), fc.boolean(), (answers, isCorrect) => {
      const { masteryLevel } = recordAfter(answers)

      const moved = moveMastery(masteryLevel, isCorrect)

      expect(moved).toBeGreaterThanOrEqual(isCorrect ? masteryLevel : 0)
      expect(moved).toBeLessThanOrEqual(isCorrect ? 100 : masteryLevel)
    }),
    { numRuns },
  )
})

test('from wherever a learner stands, four right answers in a row master the concept', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 50 }), (answers) => {
      expect(isMastered(recordAfter([...answers, true, true, true, true]))).toBe(true)
    }),
    { numRuns },
  )
})

test('the counts are those of the answers, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (answers) => {
      expect(recordAfter(answers)).toMatchObject({
        timesEncountered: answers.length,
        timesCorrect: answers.filter(Boolean).length,
      })
    }),
    { numRuns },
  )
})
