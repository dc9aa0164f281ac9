import { expect, test } from 'vitest'
import { copies, practiceScenario } from '../sample-scenarios.ts'
import { checkNames, checkNumberWords } from './repeats.ts'

const told = (count: number, scenario: string) => copies(practiceScenario, count, () => ({ scenario }))

test('a name in more than five stories is reported, a twin counting as the same story', () => {
  expect(checkNames(told(5, 'Today Nadia sits down.')).ok).toBe(true)
  expect(checkNames(told(6, 'Today Nadia sits down.')).notes[0]).toContain('Nadia: straw-man-book-0')
  const [first, ...others] = told(6, 'Nadia: I sat down')
  expect(checkNames([...others, { ...practiceScenario, ...first, twinOf: 'straw-man-book-1' }]).ok).toBe(true)
})

test('days, months and words that also occur in lower case are no names', () => {
  expect(checkNames(told(6, 'It was Monday. What Will said, he will do. On May 3 it may rain.')).notes).toEqual([])
})

test('a number word above twelve in more than three scenarios of a hundred is reported', () => {
  const others = told(97, 'He paid 40 of them.')
  expect(checkNumberWords([...told(3, 'He paid forty-one of them.'), ...others]).ok).toBe(true)
  expect(checkNumberWords([...told(4, 'He paid forty-one of them.'), ...others]).notes).toEqual(['forty: 4.0%'])
  expect(checkNumberWords(told(9, 'He paid twelve of them.')).ok).toBe(true)
})
