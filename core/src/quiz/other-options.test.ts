import { expect, test } from 'vitest'
import { someQuestion } from '../testing.ts'
import { otherOptions } from './questions.ts'

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
