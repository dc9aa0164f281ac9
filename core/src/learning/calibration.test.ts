import { expect, test } from 'vitest'
import { required } from '../required.ts'
import { seededRandom } from '../testing.ts'
import type { Sureness } from '../vocabulary.ts'
import { calibrationOf } from './calibration.ts'
import type { FirstLook } from './first-looks.ts'

function looks(sureness: Sureness | null, right: number, answers: number): FirstLook[] {
  return Array.from({ length: answers }, (_, index) => ({
    id: `${index}`,
    source: 'practice' as const,
    at: index,
    day: '2026-11-21',
    itemId: 'anchoring',
    categoryType: 'cognitive-biases' as const,
    isCorrect: index < right,
    isSound: false,
    scenarioId: `anchoring-${index}`,
    choice: 'anchoring',
    sureness,
    facts: {
      concept: 'anchoring' as const,
      kind: 'spot' as const,
      isInSlot: false,
      isSound: false,
      pairId: `${index}`,
    },
  }))
}

test('a Brier score comes with its margin and with the score that one fixed answer would have had', () => {
  // By hand: (19 guesses, 8 right), (41 fairly, 26 right), (42 sure, 31 right).
  const calibration = calibrationOf([...looks('guess', 8, 19), ...looks('fairly', 26, 41), ...looks('sure', 31, 42)])
  const brier = required(calibration.brier, 'a Brier score')
  expect(brier.score).toBeCloseTo(24.715 / 102, 10)
  expect([brier.score - brier.margin, brier.score + brier.margin]).toEqual([
    expect.closeTo(0.19, 2),
    expect.closeTo(0.3, 2),
  ])
  expect(brier.ofFixedAnswer).toBeCloseTo(0.231, 3)
  expect(brier.share).toBeCloseTo(65 / 102, 10)
  expect(calibration.rows.map(({ sureness, means, right, answers }) => [sureness, means, right, answers])).toEqual([
    ['guess', 0.25, 8, 19],
    ['fairly', 0.65, 26, 41],
    ['sure', 0.95, 31, 42],
  ])
})

test('the margin of a Brier score comes from the spread of its gaps', () => {
  // By hand: gaps of 9 × 0.0025, 1 × 0.9025, 2 × 0.5625 and 8 × 0.0625 have squared deviations of 1.1535 from 0.1275.
  const { brier: known } = calibrationOf([...looks('sure', 9, 10), ...looks('guess', 2, 10)])
  const brier = required(known, 'a Brier score')
  expect(brier.score).toBeCloseTo(0.1275, 10)
  expect(brier.margin).toBeCloseTo((1.959964 * Math.sqrt(1.1535 / 19)) / Math.sqrt(20), 6)
})

test('a row with fewer than ten answers claims nothing, and a score needs two rows of ten', () => {
  const one = calibrationOf([...looks('sure', 9, 10), ...looks('fairly', 9, 9)])
  expect(one.rows.map(({ likely }) => likely !== null)).toEqual([false, false, true])
  expect(one.brier).toBeNull()
  expect(calibrationOf([...looks('sure', 9, 10), ...looks('fairly', 9, 10)]).brier).not.toBeNull()
})

test('answers without a sureness have no effect on calibration', () => {
  expect(calibrationOf(looks(null, 20, 40)).rows.every(({ answers }) => answers === 0)).toBe(true)
  const rated = [...looks('guess', 8, 19), ...looks('sure', 31, 42)]
  expect(calibrationOf([...rated, ...looks(null, 20, 40)])).toEqual(calibrationOf(rated))
})

test('a learner who is always sure but right half the time is reliably shown as less often right', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const random = seededRandom(seed)
    const right = Array.from({ length: 60 }, () => random() < 0.5).filter(Boolean).length
    const { rows } = calibrationOf(looks('sure', right, 60))
    const row = required(
      rows.find(({ sureness }) => sureness === 'sure'),
      'the row of the sure',
    )
    expect(row.likely?.high).toBeLessThan(row.means)
  }
})
