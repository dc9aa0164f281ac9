import type { Memory, ReviewGrade } from '@think-twice/core/learning/review'
import { expect, test } from 'vitest'
import { SCHEDULER } from './scheduler.ts'

/**
 * Computed by hand from the published formulas of FSRS-6 and its default weights: days since the last review, its
 * grade, what was still recalled, then stability, difficulty and the days until the next review.
 */
const REVIEWS = [
  [0, 'good', null, 2.3065, 2.1181, 2],
  [2, 'good', 0.9095, 10.9643, 2.1112, 11],
  [11, 'good', 0.8998, 46.2802, 2.1043, 46],
  [5, 'again', 0.9846, 2.5526, 7.39, 3],
  [1, 'hard', 0.9511, 3.7758, 8.2526, 4],
  [3, 'easy', 0.915, 10.8628, 7.6539, 11],
] as const

test('the memory of a concept answered six times follows the published formulas', () => {
  let memory: Memory | null = null
  for (const [daysSince, grade, recall, stability, difficulty, days] of REVIEWS) {
    if (memory) expect(SCHEDULER.recall(memory, daysSince)).toBeCloseTo(recall!, 4)
    memory = SCHEDULER.next(memory, daysSince, grade)
    expect(memory.stability).toBeCloseTo(stability, 3)
    expect(memory.difficulty).toBeCloseTo(difficulty, 3)
    expect(SCHEDULER.interval(memory)).toBe(days)
  }
})

test.each([
  ['again', 1],
  ['hard', 1],
  ['good', 2],
  ['easy', 8],
] satisfies [ReviewGrade, number][])('after a first answer graded %s, the next review is in %i days', (grade, days) => {
  expect(SCHEDULER.interval(SCHEDULER.next(null, 0, grade))).toBe(days)
})
