import { expect, test } from 'vitest'
import { seededRandom } from '../quiz/shuffle.ts'
import { required } from '../required.ts'
import { someLook } from '../rules.fixture.ts'
import { SURENESS, type Sureness } from '../vocabulary.ts'
import {
  type CalibrationRow,
  calibrationOf,
  calibrationRowText,
  calibrationVerdict,
  missingSureness,
  surenessAdvice,
  surenessMeaning,
  surenessSentence,
  tellingRow,
} from './calibration.ts'
import type { FirstLook } from './first-looks.ts'
import { wilsonInterval } from './statistics.ts'

function looks(sureness: Sureness | null, right: number, answers: number): FirstLook[] {
  return Array.from({ length: answers }, (_, index) => someLook({ isCorrect: index < right, sureness }))
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

const MEANS = { guess: 0.25, fairly: 0.65, sure: 0.95 } as const

function row(sureness: Sureness, right: number, answers: number): CalibrationRow {
  const likely = answers >= 10 ? wilsonInterval(right, answers) : null
  return { sureness, means: MEANS[sureness], right, answers, likely }
}

test('being “sure” but right only 31 of 42 times is marked as more than chance', () => {
  const sure = row('sure', 31, 42)
  expect(surenessSentence(sure)).toEqual({
    before: 'When you were sure, you were right ',
    marked: '31 of 42 times',
    after: '.',
  })
  expect(surenessAdvice(sure)).toMatch(/^“Sure” means right 19 times in 20\. You were right less often/)
})

test('a difference that the margin covers is not marked', () => {
  const fairly = row('fairly', 26, 41)
  expect(calibrationVerdict(fairly)).toBe('calibrated')
  expect(surenessSentence(fairly)).toEqual({
    before: 'When you were fairly sure, you were right 26 of 41 times.',
    marked: '',
    after: '',
  })
  expect(surenessAdvice(fairly)).toBe('“Fairly sure” means right 13 times in 20. Your answers are in line with that.')
  expect(surenessAdvice(row('guess', 15, 20))).toMatch(/you know more than you give yourself credit for/)
})

test('a claim fits until luck explains the answers in fewer than 1 of 20 cases, and too few answers get no verdict', () => {
  // By hand: of 10 answers at 95%, 8 or fewer are right with a probability of 0.086, and 7 or fewer with 0.012.
  expect(calibrationVerdict({ means: 0.95, right: 8, answers: 10 })).toBe('calibrated')
  expect(calibrationVerdict({ means: 0.95, right: 7, answers: 10 })).toBe('overconfident')
  expect(calibrationVerdict({ means: 0.25, right: 6, answers: 10 })).toBe('underconfident')
  expect(calibrationVerdict({ means: 0.95, right: 0, answers: 9 })).toBeNull()
})

test('the sentence is about the surest row that does not fit, or else about the surest row', () => {
  expect(tellingRow([row('guess', 1, 20), row('fairly', 5, 30), row('sure', 40, 42)])?.sureness).toBe('fairly')
  expect(tellingRow([row('guess', 5, 20), row('fairly', 20, 30), row('sure', 40, 42)])?.sureness).toBe('sure')
  expect(tellingRow([row('guess', 5, 9), row('fairly', 0, 0), row('sure', 9, 9)])).toBeNull()
})

test('the sentence counts the answers so far while there are too few', () => {
  expect(missingSureness([row('guess', 0, 1), row('fairly', 5, 7), row('sure', 4, 4)])).toBe(
    'It shows up once you’ve picked one of these ten times. So far: sure 4, fairly sure 7, a guess 1.',
  )
})

test('someone always sure but right half the time reads that they were right less often, in 95 of 100 runs', () => {
  const advice = Array.from({ length: 100 }, (_, seed) => {
    const random = seededRandom(seed + 1)
    const right = Array.from({ length: 60 }, () => random() < 0.5).filter(Boolean).length
    return surenessAdvice(required(tellingRow(calibrationOf(looks('sure', right, 60)).rows), 'a telling row'))
  })
  expect(advice.filter((text) => text.includes('right less often')).length).toBeGreaterThanOrEqual(95)
})

test('the row of a sureness is described with its meaning and its margin', () => {
  expect(calibrationRowText(row('sure', 31, 42))).toBe(
    'Sure (means 95%): right 31 of 42, 74%, likely between 59% and 85%.',
  )
})

test('with four options the three degrees of sureness stand for the chances that calibration uses', () => {
  expect(SURENESS.map((sureness) => surenessMeaning(sureness, 4))).toEqual(['25% chance', '65% chance', '95% chance'])
})

test('a guess means less among more options', () => {
  expect(surenessMeaning('guess', 5)).toBe('20% chance')
})
