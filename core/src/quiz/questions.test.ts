import { expect, test } from 'vitest'
import { someQuestion } from '../rules.fixture.ts'
import { NO_FLAW } from '../vocabulary.ts'
import { GUESSING_SHARE, otherOptions, questionLine, rightByGuessing } from './questions.ts'

const question = someQuestion({ options: ['a', 'b', 'c', 'd'], correctAnswer: 1 })

test('the other options exclude the right one and the chosen one, and keep their indexes', () => {
  expect(otherOptions(question, 2)).toEqual([
    { option: 0, text: 'a' },
    { option: 3, text: 'd' },
  ])
})

test('there are three other options when the right one was chosen, or none', () => {
  for (const chosen of [1, -1, undefined]) {
    expect(otherOptions(question, chosen).map(({ text }) => text)).toEqual(['a', 'c', 'd'])
  }
})

test('the line above the options names the kind of flaw that is asked for and nothing more', () => {
  const meanings = ['anchoring', 'halo-effect'] as const
  expect(questionLine({ concept: 'straw-man', meanings })).toBe('Which fallacy is most at work here?')
  expect(questionLine({ concept: 'Galaxy Brain', meanings: [0, 1] })).toBe('Which fallacy is most at work here?')
  expect(questionLine({ concept: 'anchoring', kind: 'spot', meanings })).toBe('Which bias is most at work here?')
  expect(questionLine({ concept: 'anchoring', kind: 'decide', meanings: [0, 1] })).toBe('Which choice is best?')
  expect(questionLine({ concept: 'anchoring', kind: 'sound', meanings: [...meanings, NO_FLAW] })).toBe(
    'Which bias, if any, is most at work here?',
  )
})

test('guessing is right as often as the number of options of each question suggests', () => {
  const options = (count: number) => ({ options: Array.from({ length: count }, () => 'an option') })
  expect(rightByGuessing([options(4), options(4), options(2)])).toBe(1)
  expect(rightByGuessing([options(4)])).toBe(GUESSING_SHARE)
  expect(rightByGuessing([])).toBe(0)
})
