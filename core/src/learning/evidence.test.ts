import { expect, test } from 'vitest'
import { choiceOf, inOrderOfAnswers, NO_FLAW_CHOICE } from './evidence.ts'

const findConcept = (label: string) => (label === 'Straw Man' ? { id: 'straw-man' } : null)

test('a name is a choice by its id, and the two ways to find nothing wrong are one choice', () => {
  expect(choiceOf('Straw Man', findConcept)).toBe('straw-man')
  for (const option of ['No fallacy here', 'No bias here', NO_FLAW_CHOICE]) {
    expect(choiceOf(option, findConcept)).toBe(NO_FLAW_CHOICE)
  }
})

test('a course of action, an unknown label, and a missing answer are no choice of a name', () => {
  expect(choiceOf('Ask two more firms', findConcept)).toBeNull()
  expect(choiceOf(undefined, findConcept)).toBeNull()
})

test('answers are ordered by time, and by id at the same moment', () => {
  const answers = [
    { at: 2, id: 'a' },
    { at: 1, id: 'c' },
    { at: 1, id: 'b' },
  ]
  expect(answers.sort(inOrderOfAnswers).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})
