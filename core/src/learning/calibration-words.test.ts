import { expect, test } from 'vitest'
import { required } from '../required.ts'
import { seededRandom } from '../testing.ts'
import type { Sureness } from '../vocabulary.ts'
import {
  type CalibrationRow,
  calibrationRowText,
  calibrationVerdict,
  missingBySureness,
  missingSureness,
  surenessAdvice,
  surenessSentence,
  tellingRow,
} from './calibration.ts'
import { wilsonInterval } from './statistics.ts'

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

test('a claim at the very end of the likely range still fits, and too few answers get no verdict', () => {
  const likely = { low: 0.5, high: 0.75 }
  expect([0.75, 0.76].map((means) => calibrationVerdict({ likely, means }))).toEqual(['calibrated', 'overconfident'])
  expect([0.5, 0.49].map((means) => calibrationVerdict({ likely, means }))).toEqual(['calibrated', 'underconfident'])
  expect(calibrationVerdict({ likely: null, means: 0.95 })).toBeNull()
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

test('someone always sure but right half the time is told they were right less often, in 95 of 100 runs', () => {
  const told = Array.from({ length: 100 }, (_, seed) => {
    const random = seededRandom(seed + 1)
    const right = Array.from({ length: 60 }, () => random() < 0.5).filter(Boolean).length
    const rows = [row('guess', 0, 0), row('fairly', 0, 0), row('sure', right, 60)]
    return surenessAdvice(required(tellingRow(rows), 'a telling row'))
  })
  expect(told.filter((text) => text.includes('right less often')).length).toBeGreaterThanOrEqual(95)
})

test('the missing answers are counted for each sureness, the surest first', () => {
  expect(missingBySureness([row('guess', 1, 3), row('fairly', 0, 0), row('sure', 9, 12)])).toEqual([
    { name: 'Sure', count: 12, of: 10 },
    { name: 'Fairly sure', count: 0, of: 10 },
    { name: 'A guess', count: 3, of: 10 },
  ])
})

test('the row of a sureness is described with its meaning and its margin', () => {
  expect(calibrationRowText(row('sure', 31, 42))).toBe(
    'Sure (means 95%): right 31 of 42, 74%, likely between 59% and 85%.',
  )
})
