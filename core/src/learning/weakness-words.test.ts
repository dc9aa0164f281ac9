import { expect, test } from 'vitest'
import { basisText } from './weakness-words.ts'

const answered = (timesAnswered: number, timesWrong: number) =>
  basisText({ timesAnswered, timesWrong, isFromAssessment: false })

test('few answers are counted and nothing is estimated from them', () => {
  expect(answered(1, 1)).toBe('1 answer so far: too few for a margin, which shows from ten on.')
  expect(answered(9, 2)).toBe('9 answers so far: too few for a margin, which shows from ten on.')
})

test('from ten answers on their share has its margin', () => {
  // Wilson's interval for 7 of 10 is 40 to 89%.
  expect(answered(10, 3)).toMatch(/^10 answers so far: 70% right, .*40.*89/)
})

test('what only an assessment points at is not called measured', () => {
  expect(basisText({ timesAnswered: 1, timesWrong: 1, isFromAssessment: true })).toMatch(/were not measured/)
})
