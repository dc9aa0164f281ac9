import { expect, test } from 'vitest'
import { NO_FLAW } from '../vocabulary.ts'
import { choiceOf, inOrderOfAnswers } from './evidence.ts'

test('naming a concept or that nothing is wrong is a choice; an act and a missing answer are none', () => {
  expect(choiceOf('straw-man')).toBe('straw-man')
  expect(choiceOf(NO_FLAW)).toBe(NO_FLAW)
  expect(choiceOf(0)).toBeNull()
  expect(choiceOf(undefined)).toBeNull()
})

test('answers are ordered by time, and by id at the same moment', () => {
  const answers = [
    { at: 2, id: 'a' },
    { at: 1, id: 'c' },
    { at: 1, id: 'b' },
  ]
  expect(answers.sort(inOrderOfAnswers).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})
