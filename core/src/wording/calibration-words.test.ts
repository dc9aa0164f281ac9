import { expect, test } from 'vitest'
import type { SurenessRow } from '../learning/calibration.ts'
import type { Sureness } from '../learning/evidence.ts'
import { wilsonInterval } from '../learning/statistics.ts'
import { seededRandom } from '../testing.ts'
import { fitOf, missingSureness, surenessAdvice, surenessSentence, tellingRow } from './calibration-words.ts'

const MEANS = { guess: 0.25, fairly: 0.65, sure: 0.95 } as const

function row(sureness: Sureness, right: number, answers: number): SurenessRow {
  const likely = answers >= 10 ? wilsonInterval(right, answers) : null
  return { sureness, means: MEANS[sureness], right, answers, likely }
}

test('“sure” that holds 31 of 42 times is told with a wave, as more than chance', () => {
  const sure = row('sure', 31, 42)
  expect(surenessSentence(sure)).toEqual({
    before: 'When you were sure, you were right ',
    marked: '31 of 42 times',
    after: '.',
  })
  expect(surenessAdvice(sure)).toMatch(/^“Sure” means right 19 times in 20\. Yours held less often/)
})

test('what the margin reaches across gets no wave', () => {
  const fairly = row('fairly', 26, 41)
  expect(fitOf(fairly)).toBe('fits')
  expect(surenessSentence(fairly).marked).toBe('')
  expect(surenessAdvice(row('guess', 15, 20))).toMatch(/you know more than you give yourself credit for/)
})

test('the sentence is about the surest row that does not hold, else about the surest', () => {
  expect(tellingRow([row('guess', 1, 20), row('fairly', 5, 30), row('sure', 40, 42)])?.sureness).toBe('fairly')
  expect(tellingRow([row('guess', 5, 20), row('fairly', 20, 30), row('sure', 40, 42)])?.sureness).toBe('sure')
  expect(tellingRow([row('guess', 5, 9), row('fairly', 0, 0), row('sure', 9, 9)])).toBeNull()
})

test('what is missing is counted', () => {
  expect(missingSureness([row('guess', 0, 1), row('fairly', 5, 7), row('sure', 4, 4)])).toBe(
    'It shows from ten answers of one kind on. So far: sure 4 of 10, fairly sure 7 of 10, a guess 1 of 10.',
  )
})

test('a learner who is right half the time and always sure reads that it held less often, in at least 95 of 100 runs', () => {
  const told = Array.from({ length: 100 }, (_, seed) => {
    const random = seededRandom(seed + 1)
    const right = Array.from({ length: 60 }, () => random() < 0.5).filter(Boolean).length
    return surenessAdvice(tellingRow([row('guess', 0, 0), row('fairly', 0, 0), row('sure', right, 60)])!)
  })
  expect(told.filter((text) => text.includes('held less often')).length).toBeGreaterThanOrEqual(95)
})
