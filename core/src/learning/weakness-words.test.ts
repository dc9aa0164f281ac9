import { expect, test } from 'vitest'
import { basisText, shareRightText } from './weakness.ts'

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
