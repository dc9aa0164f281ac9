import { expect, test } from 'vitest'
import { QUIZ_MODES } from '../vocabulary.ts'
import { assessedBy, modeOf, questionCountOf, slotsOf, titleOf } from './quiz-modes.ts'
import { slotRange } from './slots.ts'

test.each([
  ['standard', 'Standard Quiz', 12],
  ['advanced', 'Advanced Quiz', 48],
  ['mini-bias-assessment', 'Bias Assessment (Mini)', 12],
  ['mini-fallacy-assessment', 'Fallacy Assessment (Mini)', 12],
  ['bias-assessment', 'Bias Assessment (Full)', 24],
  ['fallacy-assessment', 'Fallacy Assessment (Full)', 24],
  ['extended', 'Standard Quiz', 24],
] as const)('the mode %s is titled %s and asks %i questions', (mode, title, count) => {
  expect(titleOf(mode)).toBe(title)
  expect(questionCountOf(mode)).toBe(count)
  expect(new Set(slotsOf(mode)).size).toBe(count)
})

test('every mode asks the slots that docs/product.md lists', () => {
  expect(slotsOf('standard')).toEqual(slotRange('q', 1, 12))
  expect(slotsOf('mini-bias-assessment')).toEqual(slotRange('bias', 1, 12))
  expect(slotsOf('fallacy-assessment')).toEqual(slotRange('fallacy', 1, 24))
  expect(slotsOf('advanced')).toEqual([...slotRange('fallacy', 1, 24), ...slotRange('bias', 1, 24)])
  expect(slotsOf('extended')).toEqual(slotRange('q', 1, 24))
})

test('an unknown mode runs the extended set', () => {
  for (const type of ['', 'Standard', 'weekly', '__proto__', 'toString']) expect(modeOf(type)).toBe('extended')
  for (const mode of QUIZ_MODES) expect(modeOf(mode)).toBe(mode)
})

test('the four assessments use profiles of their own kind, and the quizzes use none', () => {
  expect(QUIZ_MODES.map(assessedBy)).toEqual([null, null, 'bias', 'fallacy', 'bias', 'fallacy', null])
})
