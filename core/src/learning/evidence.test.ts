import { expect, test } from 'vitest'
import { choiceOf, inOrderOfAnswers, NO_FLAW_CHOICE } from './evidence.ts'

const findConcept = (label: string) => (label === 'Straw Man' ? { id: 'straw-man' } : null)

test('a name is a choice by its id, and each way of finding nothing wrong is one choice', () => {
  expect(choiceOf('Straw Man', findConcept)).toBe('straw-man')
  for (const option of ['No fallacy here', 'No bias here', NO_FLAW_CHOICE]) {
    expect(choiceOf(option, findConcept)).toBe(NO_FLAW_CHOICE)
  }
})

test('an act, an unknown label and a missing answer name nothing', () => {
  expect(choiceOf('Ask two more firms', findConcept)).toBeNull()
  expect(choiceOf(undefined, findConcept)).toBeNull()
})

test('answers count in the order of their time, and of their ids at the same moment', () => {
  const answers = [
    { at: 2, id: 'a' },
    { at: 1, id: 'c' },
    { at: 1, id: 'b' },
  ]
  expect(answers.sort(inOrderOfAnswers).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})
