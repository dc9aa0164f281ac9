import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { question } from './question.ts'

const QUESTION = {
  id: 'q1',
  scenario: 'A scenario.',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  fallacyType: 'Straw Man',
  explanation: 'Why.',
  difficulty: 'easy',
}
const fieldsRefused = (given: object) =>
  z.safeParse(question, { ...QUESTION, ...given }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a question needs no more than the specification lists, and may also name its scenario', () => {
  expect(fieldsRefused({})).toEqual([])
  const more = { scenarioId: 'straw-man-1', form: 'B', kind: 'sound', rationales: ['a', 'b', 'c', 'd'] }
  expect(fieldsRefused(more)).toEqual([])
})

test('a question may carry a label outside the catalogue, because the catalogue may have changed since', () => {
  expect(fieldsRefused({ fallacyType: 'Red Herring' })).toEqual([])
})

test.each([
  ['five options', { options: ['a', 'b', 'c', 'd', 'e'] }, ['options']],
  ['a rationale for three of four', { rationales: ['a', 'b', 'c'] }, ['rationales']],
  ['a text of over 4,000 characters', { scenario: 'x'.repeat(4001) }, ['scenario']],
  ['a fourth form', { form: 'D' }, ['form']],
  ['an id of over 100 characters', { id: 'x'.repeat(101) }, ['id']],
  ['the words that decide it, which stay on the device', { decidingWords: ['A'] }, ['']],
])('a question with %s cannot be stored', (_, given, refused) => {
  expect(fieldsRefused(given)).toEqual(refused)
})
